-- Who bears an order's coupon; it comes out of the pro's markup.
alter table orders add column coupon_borne_by text check (coupon_borne_by in ('pro'));
update orders set coupon_borne_by = 'pro' where coupon_code is not null;
