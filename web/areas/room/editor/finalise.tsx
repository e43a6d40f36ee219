import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import { keepCart } from "../../../client/session/cart-count.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { same } from "./merge-by-id.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { saveFirst } from "./save-first.ts";
import { WorksDialog } from "./works-dialog.tsx";

type Given = ReplyOf<"POST /api/rooms/{id}/to_project">["data"];

/** The room's products into the cart, or into a project with its checklist; repeating it updates them. */
export function Finalise() {
  const context = useRoomEditor();
  const { store } = context;
  const room = useRoom((state) => state.room);
  const design = useRoom((state) => state.design);
  const [busy, setBusy] = useState<"cart" | "project" | "works">();
  const [asksDay, setAsksDay] = useState(false);
  // what was given is old news once the room changes, but not when the same room is read again
  const [outcome, setOutcome] = useState<{ of: RoomDesign; given?: Given; problem?: string }>();
  const { given, problem } = outcome && same(outcome.of, design) ? outcome : {};

  const give = async (to: "cart" | "project" | "works", works_from?: string | null) => {
    setBusy(to);
    // a trial is kept when ordered as shown
    store.getState().keepTrial();
    try {
      const why = await saveFirst(context);
      if (why) {
        setOutcome({ of: store.getState().design, problem: `Nothing was added. ${why}` });
        return;
      }
      setOutcome((now) => (now?.problem ? undefined : now));
      const { data, message } = await api("POST /api/rooms/{id}/to_project", {
        params: { id: room.id },
        body: { ...asGuest(), to_cart: to === "cart", works_from },
      });
      setOutcome({ of: store.getState().design, given: data });
      if (data.project.is_cart) keepCart(data.project);
      if (message) showToast("success", message);
      const { data: fresh } = await api("GET /api/rooms/{id}", {
        params: { id: room.id },
        query: asGuest(),
        feedback: "none",
      });
      store.setState({ room: fresh });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  };

  // the owner alone orders
  const isOwn = room.edits_for === null;
  return (
    <div className="grid gap-3">
      {isOwn && (
        <Button pending={busy === "cart"} onClick={() => void give("cart")}>
          Add everything to the cart
        </Button>
      )}
      <Button
        variant={isOwn ? "secondary" : "primary"}
        pending={busy === "project"}
        onClick={() => void give("project")}
      >
        {room.project_id ? "Add everything to the project" : "Create project list"}
      </Button>
      <Button variant="secondary" pending={busy === "works"} onClick={() => setAsksDay(true)}>
        Make a checklist
      </Button>
      {asksDay && (
        <WorksDialog
          onClose={() => setAsksDay(false)}
          onMake={(from) => {
            setAsksDay(false);
            void give("works", from);
          }}
        />
      )}
      {problem && (
        <p role="alert" className="border-bad border-l-2 bg-bad-tint px-3 py-2 text-sm">
          {problem}
        </p>
      )}
      {given && <GivenWords given={given} />}
      {!given && room.finalised && <RoomChanges />}
    </div>
  );
}

function GivenWords({ given }: { given: Given }) {
  return (
    <div role="status" className="border-good border-l-2 bg-good-tint px-3 py-2 text-sm">
      <p>
        {given.project.is_cart ? "Added to your cart. " : "Added to your project. "}
        <Link
          className="link"
          to={
            given.project.is_cart
              ? "/cart"
              : given.project.edits_for === null
                ? `/visualize/checklist?project=${given.project.id}`
                : `/projects/${given.project.id}`
          }
        >
          {given.project.is_cart
            ? "Go to the cart"
            : given.project.edits_for === null
              ? "Open the checklist"
              : "Open the project"}
        </Link>
      </p>
      {given.missing.length > 0 && (
        <p className="mt-1">{`Still open: ${given.missing.map(({ label }) => label).join(", ")}.`}</p>
      )}
      {given.late.length > 0 && (
        <p className="mt-1 text-warn">
          {`Order now, or start later. These may not arrive in time: ${given.late.map(({ name }) => name).join(", ")}.`}
        </p>
      )}
      {given.warnings.map(({ sku, message }) => (
        <p key={sku} className="mt-1 text-warn">
          {message}
        </p>
      ))}
    </div>
  );
}

/** What changed since the products went to the cart or the project. */
function RoomChanges() {
  const id = useRoom((state) => state.room.id);
  const version = useRoom((state) => state.room.version);
  const finalised = useRoom((state) => state.room.finalised);
  const [found, setFound] = useState<ReplyOf<"GET /api/rooms/{id}/changes">["data"] | null>(null);
  useEffect(() => {
    if (!finalised || finalised.version === version) return setFound(null);
    const stop = new AbortController();
    api("GET /api/rooms/{id}/changes", {
      params: { id },
      query: asGuest(),
      signal: stop.signal,
      feedback: "none",
    })
      .then(({ data }) => setFound(data))
      // the list above is valid without it
      .catch(() => undefined);
    return () => stop.abort();
  }, [id, version, finalised]);
  const changes = found?.lines ?? [];
  if (changes.length === 0) return null;
  return (
    <div className="border-warn border-l-2 bg-warn-tint px-3 py-2 text-sm">
      <p className="font-medium">Changed since you added it:</p>
      <ul className="mt-1 list-disc pl-4">
        {changes.slice(0, 8).map((change) => (
          <li key={`${change.sku} ${change.surface}`}>
            {`${change.name}: ${change.qty_before} → ${change.qty}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
