import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface SignedVersion {
  version: number;
  signed_name: string;
  /** The address that it was signed from. */
  signed_ip: string;
  /** Of the account that signed, if one did; else the address that the link went to. */
  signer_email: string;
  answered_at: Date;
}

/** The client's signature under the version that holds; undefined for a proposal that nobody signed. */
export async function signedVersion(db: Db, proposal_id: string): Promise<SignedVersion | undefined> {
  const { rows } = await sql<SignedVersion>`
    select v.version, v.signed_name, v.signed_ip, coalesce(u.email, p.client_email) as signer_email, v.answered_at
    from proposals p join proposal_versions v on v.proposal_id = p.id and v.version = p.accepted_version
    left join users u on u.id = v.signed_by
    where p.id = ${proposal_id} and v.answer = 'signed' and v.answered_at is not null`.execute(db);
  return rows[0];
}
