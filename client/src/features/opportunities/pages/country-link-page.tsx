import { Redirect, useParams } from "wouter";
import { paths } from "@/lib/paths";

/** A public address, opened by a member: the list with that country chosen. */
export default function CountryLinkPage() {
  const { id } = useParams<{ id: string }>();
  const countries = [id.toUpperCase()];
  return <Redirect replace to={paths.opportunitySearch({ facets: { countries } })} />;
}
