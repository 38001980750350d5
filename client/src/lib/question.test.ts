import { describe, expect, test } from "vitest";
import { bare, fits, Gathering, narrow } from "./question";
import type { Option, Question } from "./wire";

const option = (move: string, ...things: string[]): Option => ({ move, things, text: move, effect: "" });
const names = (set: Set<string>): string[] => [...set].sort();

describe("pointing", () => {
  const remove = [
    option("remove the-shades blue", "area:the-shades", "seat:blue"),
    option("remove the-shades red", "area:the-shades", "seat:red"),
    option("remove dimwell blue", "area:dimwell", "seat:blue"),
    option("pass"),
  ];

  test("lights what is named first, and nothing for a button", () => {
    const now = narrow(remove, []);
    expect(names(now.lit)).toEqual(["area:dimwell", "area:the-shades"]);
    expect(now.chosen).toBeNull();
    expect(now.menu).toEqual([]);
  });

  test("chooses when one move is left", () => {
    expect(narrow(remove, ["area:dimwell"]).chosen?.move).toBe("remove dimwell blue");
  });

  test("goes on with what still differs", () => {
    const now = narrow(remove, ["area:the-shades"]);
    expect(now.chosen).toBeNull();
    expect(names(now.lit)).toEqual(["seat:blue", "seat:red"]);
    expect(now.menu).toEqual([]);
    expect(narrow(remove, ["area:the-shades", "seat:red"]).chosen?.move).toBe("remove the-shades red");
  });

  test("a piece stands for itself and its place", () => {
    expect(fits(remove, [], ["area:the-shades", "seat:red"])).toBe(true);
    expect(fits(remove, [], ["area:dimwell", "seat:red"])).toBe(false);
    expect(narrow(remove, ["area:the-shades", "seat:red"]).chosen?.move).toBe("remove the-shades red");
  });

  test("the same kind of thing twice is told apart by its place", () => {
    const walks = [
      option("move a b", "area:a", "area:b"),
      option("move a c", "area:a", "area:c"),
      option("move b a", "area:b", "area:a"),
    ];
    expect(names(narrow(walks, []).lit)).toEqual(["area:a", "area:b"]);
    expect(names(narrow(walks, ["area:a"]).lit)).toContain("area:c");
    expect(narrow(walks, ["area:a", "area:c"]).chosen?.move).toBe("move a c");
  });

  test("moves about the same thing need a menu", () => {
    const follow = [option("claim witch", "role:witch"), option("favour witch", "role:witch"), option("lead druid", "role:druid")];
    const now = narrow(follow, ["role:witch"]);
    expect(now.chosen).toBeNull();
    expect(now.menu.map((one) => one.move)).toEqual(["claim witch", "favour witch"]);
    expect(now.lit.size).toBe(0);
  });

  test("a move that needs nothing more is in the menu beside those that do", () => {
    const play = [option("play groat", "card:groat"), option("play groat on", "card:groat", "area:a"), option("play groat at", "card:groat", "area:b")];
    const now = narrow(play, ["card:groat"]);
    expect(now.menu.map((one) => one.move)).toEqual(["play groat"]);
    expect(names(now.lit)).toEqual(["area:a", "area:b"]);
  });

  test("a single move is not chosen before anybody has pointed", () => {
    const only = [option("take levy", "potion:gold-1")];
    expect(narrow(only, []).chosen).toBeNull();
    expect(names(narrow(only, []).lit)).toEqual(["potion:gold-1"]);
  });

  test("nothing fits what is not offered", () => {
    expect(narrow(remove, ["area:longwall"]).left).toEqual([]);
    expect(fits(remove, [], ["card:groat"])).toBe(false);
  });
});

test("buttons are the moves that point at nothing", () => {
  const question = { options: [option("pass"), option("play x", "card:x")] } as unknown as Question;
  expect(bare(question).map((one) => one.move)).toEqual(["pass"]);
});

describe("gathering", () => {
  const picks = ["witch", "druid", "monk", "wizard"].map((role) => option(`choose ${role}`, `role:${role}`));
  const fresh = new Gathering(picks, 2);

  test("is complete with as many as are asked for, in any order", () => {
    const two = fresh.toggled("choose monk").toggled("choose witch");
    expect(two.isComplete).toBe(true);
    expect(two.moves).toEqual(["choose monk", "choose witch"]);
  });

  test("takes no more than that, and nothing unknown", () => {
    const two = fresh.toggled("choose monk").toggled("choose witch");
    expect(two.toggled("choose druid").moves).toEqual(two.moves);
    expect(fresh.toggled("choose cat").moves).toEqual([]);
  });

  test("lets go what is pointed at again", () => {
    expect(fresh.toggled("choose monk").toggled("choose monk").moves).toEqual([]);
  });

  test("where one is picked, the other gives way", () => {
    const one = new Gathering(picks, 1).toggled("choose monk").toggled("choose druid");
    expect(one.moves).toEqual(["choose druid"]);
  });

  test("finds the pick that a thing stands for", () => {
    expect(fresh.pointingAt("role:druid")?.move).toBe("choose druid");
    expect(fresh.pointingAt("role:cat")).toBeUndefined();
  });

  test("is complete earlier with the pick that points at nothing", () => {
    const enough = { move: "enough", things: [], text: "", effect: "" };
    const some = new Gathering([...picks, enough], 3).toggled("choose monk");
    expect(some.isComplete).toBe(false);
    expect(some.toggled("enough").isComplete).toBe(true);
  });

  test("does not suit picks that can be made twice", () => {
    const question = { number: 1, kind: "ballot", rule: "1.1", text: "", options: [], picks };
    expect(Gathering.suits({ ...question, count: 2 })).toBe(true);
    expect(Gathering.suits({ ...question, count: 9 })).toBe(false);
  });
});
