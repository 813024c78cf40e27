import { Redirect, useParams } from "wouter";
import { paths } from "@/lib/paths";

/** A public address, opened by a member: the list with that theme chosen. */
export default function ThemeLinkPage() {
  const { id } = useParams<{ id: string }>();
  return <Redirect replace to={paths.opportunitySearch({ facets: { themes: [id] } })} />;
}
