import { beforeEach, expect, test, vi } from "vitest";
import { faces } from "./faces.svelte";

const card = {} as Element;
const other = {} as Element;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  faces.close();
});

test("a hint comes after a moment of rest, and goes when the pointer leaves", () => {
  faces.soon("role:witch", card);
  expect(faces.shown).toBeNull();
  vi.advanceTimersByTime(400);
  expect(faces.shown?.thing).toBe("role:witch");
  faces.leave();
  vi.advanceTimersByTime(200);
  expect(faces.shown).toBeNull();
});

test("what is taken off the table takes its face along, shown or about to be", () => {
  faces.open("role:witch", card);
  faces.gone(other);
  expect(faces.shown?.node).toBe(card);
  faces.gone(card);
  expect(faces.shown).toBeNull();
  faces.soon("role:witch", card);
  faces.gone(card);
  vi.advanceTimersByTime(1000);
  expect(faces.shown).toBeNull();
});

test("a face that is about to show is not kept from it by another thing that goes", () => {
  faces.soon("role:witch", card);
  faces.gone(other);
  vi.advanceTimersByTime(400);
  expect(faces.shown?.node).toBe(card);
});
