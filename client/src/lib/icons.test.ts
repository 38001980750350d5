import { expect, test } from "vitest";
import { rounded, whole } from "../../icons";

test("every point is rounded where it lies, so that errors do not add up", () => {
  // Forty steps of 0.4 are sixteen, not nothing.
  const path = `M0.4 0.4${"l.4.4".repeat(40)}`;
  const steps = [...rounded(path).matchAll(/l(-?\d+) ?(-?\d+)/g)];
  expect(steps.reduce((sum, step) => sum + Number(step[1]), 0)).toBe(16);
});

test("absolute and relative, lines, curves and arcs with packed flags", () => {
  expect(rounded("M10.2 10.2L20.7 10.2H5.4V30.6z")).toBe("m10 10l11 0h-16v21z");
  expect(rounded("M1 1c1.2 0 2.4 0 3.6 1.1")).toBe("m1 1c1 0 2 0 4 1");
  expect(rounded("M5 5a2.6 2.6 0 013.2.4")).toBe("m5 5a3 3 0 0 1 3 0");
});

test("after a part is closed the pen is where it began", () => {
  expect(rounded("M10 10h5v5zl3 3")).toBe("m10 10h5v5zl3 3");
});

test("only paths are touched", () => {
  expect(whole('<path fill="currentColor" d="M1.2 1.2h2.2"/>')).toBe('<path fill="currentColor" d="m1 1h2"/>');
});
