import { useState } from "react";
import { Link } from "react-router";
import type { Profile } from "../../../contract/identity/accounts.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { AppearanceChoice } from "../../kit/appearance.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { LanguageChoice, UnitsChoice } from "../../kit/page-choice.tsx";
import type { Route } from "./+types/profile.page.ts";
import { ProfileAddress } from "./profile-address.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileDetails } from "./profile-details.tsx";

export const meta = titled("Profile");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/profile", { query: { checkout: "1" } });
  return data;
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const [profile, setProfile] = useState<Profile>(loaderData);
  const { user } = useSession();
  const buys = user?.type === "User" || user?.type === "Contractor";
  return (
    <div className="max-w-[44rem]">
      <h1 className="heading text-xl md:text-2xl">Profile</h1>
      <ProfileDetails profile={profile} onSaved={setProfile} />
      {buys ? (
        <>
          <ProfileAddress kind="shipping" profile={profile} onSaved={setProfile} />
          <ProfileAddress kind="billing" profile={profile} onSaved={setProfile} />
          <ProfileCard profile={profile} onSaved={setProfile} />
          <p className="flex flex-wrap gap-x-6 gap-y-2 py-6">
            <Link to="/account/addresses" className="link">
              All your addresses
            </Link>
            <Link to="/account/cards" className="link">
              All your saved cards
            </Link>
          </p>
        </>
      ) : (
        user?.type === "Vendor" && <ProfileAddress kind="business" profile={profile} onSaved={setProfile} />
      )}
      <AppearanceChoice />
      <LanguageChoice />
      <UnitsChoice />
    </div>
  );
}
