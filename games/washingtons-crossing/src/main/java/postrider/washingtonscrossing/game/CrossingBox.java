package postrider.washingtonscrossing.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Guide;
import postrider.kernel.Notation;
import postrider.kernel.Rules;
import postrider.kernel.Suggestion;
import postrider.kernel.Vocabulary;
import postrider.kernel.WholeBox;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.notation.CrossingNotation;
import postrider.washingtonscrossing.orders.Idioms;
import postrider.washingtonscrossing.orders.OrderReader;
import postrider.washingtonscrossing.orders.OrderWords;
import postrider.washingtonscrossing.rules.WhatNext;
import postrider.washingtonscrossing.table.Advice;
import postrider.washingtonscrossing.table.Guides;

/** The game as one box has it: rules, notation, words and suggestions. */
public record CrossingBox(Box box) implements WholeBox<Position, Order> {
    @Override
    public Rules<Position, Order> rules() {
        return new CrossingRules(box);
    }

    @Override
    public Notation<Position> notation() {
        return new CrossingNotation(box);
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
        return new OrderWords(box.country()).of(order);
    }

    @Override
    public List<String> mayDo(Position position, Side side) {
        return Advice.mayDo(position, side);
    }

    @Override
    public List<String> minimalOrders(Position position, Side side) {
        return List.of("pass");
    }

    @Override
    public List<String> offered(Position position, Side side) {
        return Lists.map(suggested(position, side), Suggestion::line);
    }

    @Override
    public List<Suggestion> suggested(Position position, Side side) {
        return Suggested.of(position, side).lines();
    }

    @Override
    public List<String> likelyAnswers(Question<?> question) {
        return question instanceof WhatNext next ? Suggested.next(question, next) : question.options();
    }

    @Override
    public List<Guide> guides(Position position, Side side) {
        return Guides.of(box.country(), Suggested.of(position, side).orders());
    }

    @Override
    public List<Guide> pieceGuides() {
        return Guides.of(box.leaders());
    }

    @Override
    public List<String> spaceNotes(String space) {
        return Guides.of(box.country(), box.country().hex(space));
    }

    @Override
    public Vocabulary vocabulary() {
        var country = box.country();
        return new Vocabulary(
                List.of(CrossingTopic.values()),
                Lists.map(country.hexes(), country::name),
                Lists.concat(Lists.map(box.leaders(), Leader::name), Lists.map(Ship.ALL, Ship::toString)),
                List.of(),
                owners(),
                List.of(),
                Lists.with(Lists.map(country.names().all(), "near "::concat), CrossingTopic.BEATEN),
                List.of(),
                Idioms.speech(country.spelling()));
    }

    /** 2.2.2: the naval units are American. */
    private Map<String, Side> owners() {
        var owners = new HashMap<String, Side>();
        for (var leader : box.leaders()) owners.put(leader.name(), leader.side());
        for (var ship : Ship.ALL) owners.put(ship.toString(), Sides.AMERICAN);
        return owners;
    }

    @Override
    public List<List<Order>> legal(Position position, Side side) {
        return Orders.legal(position, side);
    }

    @Override
    public List<String> brokenInvariants(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        return Invariants.broken(before, after, report);
    }
}
