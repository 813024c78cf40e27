import type { Router } from "express";
import { z } from "zod";
import { calendarEntriesQuery, updateCalendarSchema } from "@shared/validators/calendar";
import { idParams } from "@shared/validators/fields";
import { getContext, getDeps } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { letGoOfSession } from "../auth/session";
import * as service from "./calendar.service";

const CALENDAR_TYPE = "text/calendar; charset=utf-8";
/** Short, so that a deleted address does not stay in caches. */
const FEED_CACHE = "private, max-age=300";
const tokenParams = z.object({ token: z.string() });

/**
 * `/api/calendar/{token}.ics`: works without a session, for calendar programs. Anybody who has the address can read it.
 */
export function calendarFeedRouter(): Router {
  const router = createRouter();

  router.get("/:token.ics", async (req, res) => {
    // A signed-in browser gets the same answer as a program, without a cookie.
    letGoOfSession(req);
    const { params } = parseRequest(req, { params: tokenParams });
    const text = await service.readFeed(getDeps(req), params.token);
    res.set({ "Content-Type": CALENDAR_TYPE, "Cache-Control": FEED_CACHE }).send(text);
  });

  return refuseOtherMethods(router);
}

/** `/api/calendar`: the signed-in person's calendar, and its address. */
export function calendarRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await service.getCalendar(getContext(req)));
  });

  router.get("/entries", async (req, res) => {
    const { query } = parseRequest(req, { query: calendarEntriesQuery });
    res.json(await service.listCalendarEntries(getContext(req), query));
  });

  router.post("/", async (req, res) => {
    res.status(201).json(await service.renewCalendar(getContext(req)));
  });

  router.patch("/", async (req, res) => {
    const { body } = parseRequest(req, { body: updateCalendarSchema });
    res.json(await service.updateCalendar(getContext(req), body));
  });

  router.delete("/", async (req, res) => {
    await service.removeCalendar(getContext(req));
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** `/api/opportunities/{id}/calendar.ics`: one deadline as a file. */
export function opportunityCalendarRouter(): Router {
  const router = createRouter();

  router.get("/:id/calendar.ics", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const { slug, text } = await service.opportunityCalendarFile(getContext(req), params.id);
    res.attachment(`${slug}.ics`).set("Content-Type", CALENDAR_TYPE).send(text);
  });

  return refuseOtherMethods(router);
}
