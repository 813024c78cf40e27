import { editingWords } from "./fr/editing";
import { listWords } from "./fr/lists";
import { scrapingWords } from "./fr/scraping";

/** The French of admin/, where an opportunity, of which it all is, is feminine. */
export default { ...listWords, ...editingWords, ...scrapingWords } as const;
