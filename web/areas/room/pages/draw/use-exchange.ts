import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { FieldErrors } from "../../../../../contract/errors.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import { useBusy } from "../../../../ui/use-busy.ts";
import { drawn } from "./drawing-history.ts";
import type { ChangeDrawing } from "./drawing-store.ts";
import { drawingOf } from "./exchange.ts";

/** Plans that come from outside: a file, or the plan that the address names. Both can be taken back. */
export function useExchange(change: ChangeDrawing) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, once } = useBusy();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get("plan");
  const asked = useRef<string>(undefined);

  const take = (load: () => Promise<Parameters<typeof drawingOf>[0]>) =>
    once(async () => {
      setErrors({});
      try {
        const plan = await load();
        change((now) => drawn(now, drawingOf(plan)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setErrors(errorsOf(error));
      }
    });

  const open = useEffectEvent(async (id: string) => {
    await take(async () => {
      const query = asGuest();
      return (await api("GET /api/floorplans/{id}", { params: { id }, query, feedback: "none" })).data;
    });
    await navigate("/visualize/draw", { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!wanted || asked.current === wanted) return;
    asked.current = wanted;
    void open(wanted);
  }, [wanted]);
  return { errors, setErrors, isBusy, take };
}

/** A refusal by field, each message naming what it is about: the part of the file, or of the drawing by `partOf`. */
export const errorsOf = (
  { errors, message }: ApiError,
  partOf = (field: string) => (field === "plan" ? "" : field),
): FieldErrors =>
  Object.keys(errors).length === 0
    ? { plan: [message] }
    : Object.fromEntries(
        Object.entries(errors).map(([field, messages]) => [
          field,
          messages.map((words) => (partOf(field) ? `${partOf(field)}: ${words}` : words)),
        ]),
      );
