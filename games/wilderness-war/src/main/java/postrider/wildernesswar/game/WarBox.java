package postrider.wildernesswar.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Guide;
import postrider.kernel.Notation;
import postrider.kernel.Rules;
import postrider.kernel.Suggestion;
import postrider.kernel.Vocabulary;
import postrider.kernel.WholeBox;
import postrider.kernel.question.Forces;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wildernesswar.Box;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.notation.WarNotation;
import postrider.wildernesswar.orders.Idioms;
import postrider.wildernesswar.orders.OrderReader;
import postrider.wildernesswar.orders.OrderWords;
import postrider.wildernesswar.rules.ArrivalQuestion;
import postrider.wildernesswar.rules.LegalOrders;
import postrider.wildernesswar.rules.Seen;
import postrider.wildernesswar.rules.WhatNext;
import postrider.wildernesswar.table.Advice;
import postrider.wildernesswar.table.Guides;
import postrider.wildernesswar.table.Offered;
import postrider.wildernesswar.table.Suggested;

/** A box opened for play. */
public record WarBox(Box box) implements WholeBox<Position, Order> {
    @Override
    public Rules<Position, Order> rules() {
        return new WarRules(box);
    }

    @Override
    public Notation<Position> notation() {
        return new WarNotation(box);
    }

    @Override
    public Read<Order> read(List<Line> lines, Position position, Side by) {
        return OrderReader.read(lines, position, by);
    }

    @Override
    public boolean begins(String words) {
        return OrderReader.begins(words);
    }

    @Override
    public List<String> words(Order order) {
        return OrderWords.of(order);
    }

    @Override
    public List<String> mayDo(Position position, Side side) {
        return Advice.mayDo(position, side);
    }

    /** A side that may not pass (4.0) plays its weakest card for nothing. */
    @Override
    public List<String> minimalOrders(Position position, Side side) {
        var cards = position.cards().hand(side).stream()
                .sorted(Comparator.comparing(Card::value).thenComparing(Card::number))
                .map(card -> "play %s: nothing".formatted(card.id()))
                .toList();
        return Lists.concat(List.of("pass"), cards);
    }

    @Override
    public List<String> offered(Position position, Side side) {
        return Offered.lines(position, side);
    }

    @Override
    public List<Suggestion> suggested(Position position, Side side) {
        return Suggested.lines(position, side);
    }

    @Override
    public List<String> likelyAnswers(Question<?> question) {
        return switch (question) {
            case WhatNext next -> Suggested.next(question, next);
            case ArrivalQuestion arrival -> Suggested.arrivals(arrival);
            default -> question.options();
        };
    }

    @Override
    public String season(Position position) {
        return position.track().season();
    }

    @Override
    public List<Guide> guides(Position position, Side side) {
        return Guides.of(position, side);
    }

    @Override
    public List<Guide> cardGuides() {
        return Lists.map(
                box.cards(),
                card -> new Guide(
                        card.number() + " " + card.title(),
                        List.of("Value %d: %s.".formatted(card.value(), card.notes()))));
    }

    @Override
    public Vocabulary vocabulary() {
        return new Vocabulary(
                List.of(WarTopic.values()),
                Lists.map(box.country().spaces(), Space::name),
                Lists.map(box.country().pieces(), Piece::name),
                Lists.map(box.cards(), card -> card.number() + " " + card.title()),
                Seen.STATES,
                Forces.counts(Unit.STRENGTH),
                Idioms.SPEECH);
    }

    @Override
    public List<List<Order>> legal(Position position, Side side) {
        return LegalOrders.of(position, side);
    }

    @Override
    public List<String> brokenInvariants(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        return Invariants.broken(before, order, after, report);
    }
}
