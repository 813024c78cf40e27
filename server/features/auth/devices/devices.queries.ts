import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { sessions } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

/** The same wording as in the index that finds them. */
const isOf = (userId: string) => eq(sql`${sessions.sess} ->> 'userId'`, userId);

/** SHA-256 of a session's id, in hexadecimal, as it stands in addresses. */
const publicId = sql<string>`encode(sha256(convert_to(${sessions.sid}, 'UTF8')), 'hex')`;

/** When the person signed in, in milliseconds since 1970. */
const signedInAt = sql<number>`(${sessions.sess} ->> 'signedInAt')::float8`;

const isAlive = (oldestSignIn: Date): SQL | undefined =>
  and(gt(sessions.expire, sql`now()`), gt(signedInAt, oldestSignIn.getTime()));

export type SessionRow = {
  id: string;
  userAgent: string | null;
  country: string | null;
  signedInAt: number;
  expiresAt: Date;
  isCurrent: boolean;
};

/** Lists the sessions of a user that began after `oldestSignIn` and have not ended, the one used last first. */
export function selectSessions(
  db: Db,
  userId: string,
  { currentSid, oldestSignIn, limit }: { currentSid: string; oldestSignIn: Date; limit: number },
): Promise<SessionRow[]> {
  const isCurrent = sql<boolean>`${sessions.sid} = ${currentSid}`;
  return (
    db
      .select({
        id: publicId,
        userAgent: sql<string | null>`${sessions.sess} ->> 'userAgent'`,
        country: sql<string | null>`${sessions.sess} ->> 'country'`,
        signedInAt,
        expiresAt: sessions.expire,
        isCurrent,
      })
      .from(sessions)
      .where(and(isOf(userId), isAlive(oldestSignIn)))
      // The session that asks is always in the list.
      .orderBy(desc(isCurrent), desc(sessions.expire), desc(signedInAt))
      .limit(limit)
  );
}

/** Deletes one session of a user by its public id, and returns whether there was one. */
export async function deleteSession(db: Db, userId: string, id: string, exceptSid: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(isOf(userId), eq(publicId, id), ne(sessions.sid, exceptSid)))
    .returning({ sid: sessions.sid });
  return gone.length > 0;
}
