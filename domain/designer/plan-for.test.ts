import { describe, expect, it } from "vitest";
import { facesOf } from "../geometry/walls.ts";
import { planProblems } from "../room-plan/plan-problems.ts";
