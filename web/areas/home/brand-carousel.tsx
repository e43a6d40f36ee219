import { Link } from "react-router";
import { EndlessCarousel } from "../../ui/endless-carousel.tsx";
import { plural } from "../../ui/format.ts";
import { Logo } from "../../ui/logo.tsx";
import type { PictureData } from "../../ui/picture.tsx";
import { SectionHead, seeAllClass } from "./section-head.tsx";

export interface Brand {
  id: number;
  name: string;
  products: number;
  logo: PictureData | null;
}

/** Whose products are sold here; each leads to them. */
export function BrandCarousel({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands" className="page py-14 md:py-20">
      <SectionHead
        id="brands"
        title="Our Brand Partners"
        more={
          <Link to="/our-brands" className={seeAllClass}>
            See All<span className="sr-only"> brand partners</span>
          </Link>
        }
      />
      <EndlessCarousel label="Brand partners">
        {brands.map(({ id, name, products, logo }) => (
          <Link
            key={id}
            to={`/category/all/product?${new URLSearchParams({ q: name })}`}
            className="group flex h-36 flex-col justify-between border border-hairline bg-white p-5 -outline-offset-2 hover:border-ink"
          >
            {logo ? (
              <Logo picture={logo} width_px={144} height_px={56} alt={name} />
            ) : (
              <span className="heading text-lg">{name}</span>
            )}
            <span className="figures text-graphite text-sm">{plural(products, "product")}</span>
          </Link>
        ))}
      </EndlessCarousel>
    </section>
  );
}
