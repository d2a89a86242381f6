package postrider.americanwar.box;

import postrider.americanwar.General;
import postrider.americanwar.box.CountryFacts.GeneralFacts;
import postrider.americanwar.box.CountryFacts.SpaceFacts;
import postrider.box.BoxData;
import postrider.box.Section;

/** Holds the records of a country against each other. */
public record CountryCheck(BoxData data) {

    public <S extends Record & SpaceFacts, G extends Record & GeneralFacts> void all(
            Section<S> spaces, Section<G> generals) {
        var lines = data.facts(CountryFacts.LINES);
        data.used(CountryFacts.COLONIES, data.facts(spaces).stream().map(SpaceFacts::colony), "has no space");
        data.used(spaces, lines.stream().flatMap(line -> line.between().stream()), "no line leads there");
        data.unique(spaces, SpaceFacts::names, "the name '%s' belongs to %s already");
        data.wrong(
                spaces,
                space -> !space.at().isEmpty() && space.at().size() != 2,
                "'at' is two numbers, across and down, on a canvas of 1000 by 1400");
        data.wrong(
                CountryFacts.LINES,
                line -> line.between().size() != 2
                        || line.between().getFirst().equals(line.between().getLast()),
                "a line joins two different spaces");
        data.present(generals, General.WASHINGTON, General.GREENE, General.ARNOLD);
        data.complete(CountryFacts.TURNS, 1775, 1783, "5.1, 5.7");
        if (data.keys(CountryFacts.SCENARIOS).isEmpty()) data.faults().add("scenarios", "there is none");
    }
}
