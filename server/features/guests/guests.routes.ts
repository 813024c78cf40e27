import type { Request, Router } from "express";
import { NAME_MAX } from "@shared/constants/limits";
import { idParams, requiredText } from "@shared/validators/fields";
import {
  acceptAnswerSchema,
  askGuestSchema,
  guestAnswerSchema,
  guestParams,
  guestTokenField,
  guestTokenSchema,
  returnAnswerSchema,
} from "@shared/validators/guests";
import type { OpenedGuestView } from "@shared/validators/guests";
import { z } from "zod";
import { getContext, type Deps } from "../../context/deps";
import { jsonBody } from "../../http/json-body";
import { limitGuestMails, limitGuests } from "../../http/rate-limits";
import { createKeyedHash } from "../../platform/security/keyed-hash";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { drainRequest, readDeclaredSize } from "../objects/objects.routes";
import * as answers from "./guest-answers.service";
import * as service from "./guests.service";

/** `/api/applications/:id/guests`: what was asked of people without an account. */
export function applicationGuestsRouter(deps: Deps): Router {
  const router = createRouter();
  const limit = limitGuestMails(deps);
  const readWhich = (req: Request) => {
    const { params } = parseRequest(req, { params: guestParams });
    return { applicationId: params.id, id: params.requestId };
  };

  router.get("/:id/guests", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listRequests(getContext(req), params.id));
  });

  router.post("/:id/guests", limit, async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: askGuestSchema });
    res.status(201).json(await service.askGuest(getContext(req), params.id, body));
  });

  router.post("/:id/guests/:requestId/resend", limit, async (req, res) => {
    res.json(await service.resendRequest(getContext(req), readWhich(req)));
  });

  router.post("/:id/guests/:requestId/return", limit, async (req, res) => {
    const { body } = parseRequest(req, { body: returnAnswerSchema });
    res.json(await service.returnAnswer(getContext(req), readWhich(req), body.remark));
  });

  router.post("/:id/guests/:requestId/accept", async (req, res) => {
    const { body } = parseRequest(req, { body: acceptAnswerSchema });
    res.json(await service.acceptAnswer(getContext(req), readWhich(req), body.answeredAt));
  });

  router.delete("/:id/guests/:requestId", async (req, res) => {
    await service.removeRequest(getContext(req), readWhich(req));
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** The headers of a file: its body holds nothing else. The name is escaped as in an address. */
const fileHeaders = z.object({
  token: guestTokenField,
  name: requiredText(NAME_MAX, "Name the file"),
});

/** `/api/guest`: one request, for whoever holds the newest link of it. */
export function guestRouter(deps: Deps): Router {
  const router = createRouter();
  router.use(limitGuests(deps));

  router.post("/read", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: guestTokenSchema });
    const view = await answers.readRequest(deps, body.token);
    const draftKey = createKeyedHash(deps.keys.drafts, `guest ${view.id}`);
    res.json({ ...view, draftKey } satisfies OpenedGuestView);
  });

  router.post("/answer", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: guestAnswerSchema });
    res.json(await answers.answerRequest(deps, body));
  });

  router.post("/calendar", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: guestTokenSchema });
    const text = await answers.readRequestCalendar(deps, body.token);
    res.attachment("day.ics").type("text/calendar; charset=utf-8").send(text);
  });

  router.put("/file", async (req, res) => {
    const { token, name } = fileHeaders.parse({
      token: req.get("x-guest-token"),
      name: decodeName(req.get("x-file-name") ?? ""),
    });
    res.json(
      await answers.takeGuestFile(deps, token, { name, body: req, declaredSize: readDeclaredSize(req) }),
    );
  });

  router.use(drainRequest);
  return router;
}

function decodeName(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
