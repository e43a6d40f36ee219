import { FileText } from "lucide-react";
import { Link } from "react-router";
import type { Product } from "../../../contract/catalog/catalog.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type DocumentKind, documentPath, documentTitles } from "./documents/document-path.ts";

/** Documents, returns and warranty of a product. */
export default function ProductToKnow({ product }: { product: Product }) {
  const kinds = Object.keys(documentTitles) as DocumentKind[];
  return (
    <section>
      <h2 className="heading text-lg">Good to know</h2>
      <div className="mt-4 border-hairline border-t">
        <Disclosure summary="Documents" open>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <DocumentLink title={documentTitles[kind]} to={documentPath(product.hash, kind)} />
              </li>
            ))}
            {product.documents.map((document) => (
              <li key={document.url}>
                <a href={document.url} className={linkClass}>
                  <FileText aria-hidden size={16} className="text-graphite" />
                  {document.title} (PDF)
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure summary="Returns">
          <p className="text-graphite">
            You have 12 days from delivery to request a return. The cost of the first shipment is deducted,
            never more than the return costs.
          </p>
        </Disclosure>
        {product.warranty && (
          <Disclosure summary="Warranty">
            <p className="text-graphite">{product.warranty}</p>
          </Disclosure>
        )}
      </div>
    </section>
  );
}

const linkClass = "inline-flex min-h-9 items-center gap-2 hover:underline pointer-coarse:min-h-11";

function DocumentLink({ title, to }: { title: string; to: string }) {
  return (
    <Link to={to} className={linkClass}>
      <FileText aria-hidden size={16} className="text-graphite" />
      {title}
    </Link>
  );
}
