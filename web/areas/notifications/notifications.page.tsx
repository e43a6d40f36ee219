import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { refreshUser, useSession } from "../../client/session/use-session.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/notifications.page.ts";
import { NotificationList } from "./notification-list.tsx";
import { UnreadFilter } from "./unread-filter.tsx";

export const meta = titled("Notifications");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = Number(search.get("page")) || 1;
  const pending = search.get("show") === "unread" ? "1" : "0";
  const { data } = await signedInApi(request)("GET /api/notification", { query: { page, pending } });
  return data;
}

export default function Notifications({ loaderData: list }: Route.ComponentProps) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { call, isSending } = useCall();
  /** Read since the list was loaded. */
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set());
  const onlyUnread = search.get("show") === "unread";
  const unread = user?.unread_notifications ?? 0;

  const readAll = () =>
    call(async () => {
      await api("PUT /api/notification/all");
      setReadHere(new Set(list.data.map(({ id }) => id)));
      await refreshUser();
    });
  const readOne = async (id: string) => {
    setReadHere(new Set([...readHere, id]));
    await api("PUT /api/notification/{id}", { params: { id }, feedback: "none" });
    await refreshUser();
  };

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="heading text-xl">Notifications</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/account/notifications" variant="quiet" size="sm">
            Settings
          </LinkButton>
          {unread > 0 && (
            <Button variant="secondary" size="sm" pending={isSending} onClick={readAll}>
              Mark all as read
            </Button>
          )}
        </div>
      </div>
      <UnreadFilter onlyUnread={onlyUnread} unread={unread} />
      {list.total === 0 ? (
        <EmptyState
          title={onlyUnread ? "No unread notifications" : "No notifications yet"}
          action={
            onlyUnread ? (
              <LinkButton to="/notification" variant="secondary">
                See all
              </LinkButton>
            ) : (
              // who works here does not shop here
              user?.type === "User" && (
                <LinkButton to="/" variant="secondary">
                  Continue Shopping
                </LinkButton>
              )
            )
          }
        >
          {onlyUnread
            ? "You're all caught up."
            : "Updates on your orders, projects and messages show up here."}
        </EmptyState>
      ) : (
        <>
          <NotificationList notifications={list.data} readHere={readHere} onRead={readOne} />
          <div className="mt-6">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
    </>
  );
}
