import { Link } from "react-router";
import type { Selection, SelectionOption } from "../../../../contract/design/selections.ts";
import { shopHref } from "../../../client/shop-href.ts";
import {
  allowanceWords,
  coverageWords,
  leadWords,
  quantityWords,
  signedUsd,
} from "../../../kit/projects/amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useBoard } from "./board-context.ts";

/** An option with its picture, price, difference and lead time. */
export function OptionCard({
  selection,
  option,
  onApprove,
}: {
  selection: Selection;
  option: SelectionOption;
  onApprove: (() => void) | undefined;
}) {
  const { roomPath } = useBoard();
  const canLook = selection.room !== null && selection.surface !== null && option.problem === "";
  const isOnly = selection.options.length === 1;
  return (
    <div className="grid h-full grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] border border-hairline bg-white md:flex md:flex-col">
      <div className="relative aspect-square overflow-hidden bg-sunk md:aspect-4/3">
        {option.image ? (
          <Picture picture={option.image} alt="" cover sizes="(width < 769px) 104px, 400px" widest_px={800} />
        ) : (
          <NoPicture />
        )}
        {!isOnly && (
          <span className="absolute top-2 left-2 grid size-8 place-items-center bg-paper font-semibold">
            <span className="sr-only">Option </span>
            {option.letter}
          </span>
        )}
      </div>
      <div className="p-3 md:px-4 md:pb-0">
        <a href={shopHref(option.path)} className="font-semibold wrap-anywhere hover:underline">
          {option.name}
        </a>
        <p className="text-graphite text-sm">
          {[option.brand, option.size, `SKU ${option.sku}`].filter(Boolean).join(" · ")}
        </p>
        {option.note && <p className="mt-2 text-sm wrap-anywhere">{option.note}</p>}
      </div>
      <div className="col-span-2 flex grow flex-col p-3 md:p-4">
        <div className="figures text-sm">
          {option.total !== null && <p className="font-semibold text-xl">{formatUsd(option.total)}</p>}
          <p>{[quantityWords(option), coverageWords(option)].filter(Boolean).join(" · ")}</p>
          {option.over_allowance !== null && (
            <p className={option.over_allowance > 0 ? "text-bad" : "text-good"}>
              {allowanceWords(option.over_allowance)}
            </p>
          )}
          {option.difference !== null && (
            <p className="font-semibold">{`${signedUsd(option.difference)} to what is approved`}</p>
          )}
          <p className="text-graphite">{option.problem || leadWords(option)}</p>
        </div>
        <div className="mt-auto grid gap-2 pt-4">
          {onApprove && option.problem === "" && (
            <Button onClick={onApprove}>
              {selection.status === "change_requested"
                ? "Sign the change"
                : `Approve option ${option.letter}`}
            </Button>
          )}
          {canLook && (
            <Link
              to={roomPath(selection, option.id)}
              className="link inline-flex min-h-11 items-center justify-center text-sm"
            >
              {`Try ${isOnly ? "it" : `option ${option.letter}`} in the room`}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
