import type { Router } from "express";
import { commentParams, createCommentSchema, updateCommentSchema } from "@shared/validators/comments";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import * as service from "./comments.service";
import { acceptSuggestion, declineSuggestion } from "./suggestions.service";

/** `/api/applications/:id/comments`: what members say of an application and its texts. */
export function commentsRouter(): Router {
  const router = createRouter();

  router.get("/:id/comments", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listComments(getContext(req), params.id));
  });

  router.post("/:id/comments", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createCommentSchema });
    res.status(201).json(await service.createComment(getContext(req), params.id, body));
  });

  router.patch("/:id/comments/:commentId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: commentParams, body: updateCommentSchema });
    res.json(await service.updateComment(getContext(req), toWhich(params), body));
  });

  router.delete("/:id/comments/:commentId", async (req, res) => {
    const { params } = parseRequest(req, { params: commentParams });
    await service.deleteComment(getContext(req), toWhich(params));
    res.status(204).end();
  });

  router.post("/:id/comments/:commentId/resolve", async (req, res) => {
    const { params } = parseRequest(req, { params: commentParams });
    res.json(await service.setResolved(getContext(req), toWhich(params), true));
  });

  router.post("/:id/comments/:commentId/reopen", async (req, res) => {
    const { params } = parseRequest(req, { params: commentParams });
    res.json(await service.setResolved(getContext(req), toWhich(params), false));
  });

  router.post("/:id/comments/:commentId/accept", async (req, res) => {
    const { params } = parseRequest(req, { params: commentParams });
    res.json(await acceptSuggestion(getContext(req), toWhich(params)));
  });

  router.post("/:id/comments/:commentId/decline", async (req, res) => {
    const { params } = parseRequest(req, { params: commentParams });
    res.json(await declineSuggestion(getContext(req), toWhich(params)));
  });

  return refuseOtherMethods(router);
}

const toWhich = ({ id, commentId }: { id: string; commentId: string }) => ({ applicationId: id, commentId });
