import { clsx } from "clsx";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime, formatUsd } from "../../../ui/format.ts";

/** Goes to a step of a design's history. */
export function useStep(design: AiDesignView, onDesign: (design: AiDesignView) => void) {
  const { call, isSending } = useCall();
  const goTo = (number: number) =>
    call(async () => {
      const { data } = await api("POST /api/AI/designs/{id}/step", {
        params: { id: design.id },
        body: { number },
      });
      onDesign(data);
    });
  return { goTo, isSending };
}

/** Every change that was made, each to go back to, or forward again. */
export function DesignHistory({
  design,
  onDesign,
}: {
  design: AiDesignView;
  onDesign: (design: AiDesignView) => void;
}) {
  const { goTo, isSending } = useStep(design, onDesign);
  return (
    <ol aria-label="History" className="border-hairline border-t">
      {design.steps.map(({ number, words, price, credits, made_at }) => {
        const isShown = number === design.step;
        return (
          <li
            key={number}
            aria-current={isShown ? "step" : undefined}
            className={clsx(
              "flex items-center gap-4 border-hairline border-b py-2.5 text-sm",
              isShown && "-mx-2 bg-sunk px-2",
            )}
          >
            <div className="min-w-0 flex-1">
              <p className={clsx(isShown && "font-semibold")}>{words}</p>
              <p className="figures text-graphite">
                {`${formatUsd(price)} · ${formatDateTime(made_at)}${number === 0 ? "" : ` · ${credits === 0 ? "free" : "1 credit"}`}`}
              </p>
            </div>
            <div className="shrink-0">
              {isShown ? (
                <span className="text-graphite">Shown</span>
              ) : (
                <Button size="sm" variant="secondary" pending={isSending} onClick={() => void goTo(number)}>
                  {number < design.step ? "Go back" : "Go forward"}
                  <span className="sr-only">{` to ${words}`}</span>
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
