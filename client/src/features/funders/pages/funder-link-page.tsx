import { Redirect, useParams } from "wouter";
import { paths } from "@/lib/paths";

/** A public address, opened by a member: the directory with that funder's profile open. */
export default function FunderLinkPage() {
  const { id } = useParams<{ id: string }>();
  return <Redirect replace to={paths.funder(id)} />;
}
