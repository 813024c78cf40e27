import { useDocumentTitle } from "@/lib/browser/document-title";
import { AiPromises } from "../components/ai-promises";
import { Closing } from "../components/closing";
import { Coverage } from "../components/coverage";
import { Hero } from "../components/hero";
import { HowItWorks } from "../components/how-it-works";

/** The home page of visitors. */
export default function LandingPage() {
  useDocumentTitle("");
  return (
    <div className="overflow-x-clip">
      <main id="main" tabIndex={-1}>
        <Hero />
        <HowItWorks />
        <Coverage />
        <AiPromises />
      </main>
      <Closing />
    </div>
  );
}
