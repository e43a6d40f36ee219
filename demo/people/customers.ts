export interface Customer {
  first_name: string;
  last_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  street: string;
  apartment: string;
  city: string;
  state: string;
  zip_code: string;
  /** ID of the showroom whose pro brought this customer. */
  vsd_id: string;
}

// first | last | street | apartment | city | state | zip | area code | showroom
const rows = `
Maya|Lindqvist|1418 SE Hawthorne Court||Portland|OR|97214|503|OAKSTONE
Terrence|Whitfield|2207 NE Alberta Way|Unit 3|Portland|OR|97211|503|OAKSTONE
Graciela|Montoya|860 Laurelhurst Place||Portland|OR|97232|971|OAKSTONE
Hiroshi|Tanabe|5512 SW Vermont Street||Portland|OR|97219|503|OAKSTONE
Abena|Owusu|319 NW Skyline Crest||Portland|OR|97229|971|OAKSTONE
Patrick|Gallagher|4030 N Michigan Avenue||Portland|OR|97217|503|OAKSTONE
Leila|Haddad|12075 SW Bull Mountain Road||Tigard|OR|97224|503|OAKSTONE
Jonas|Eriksen|768 Fern Hollow Drive||Lake Oswego|OR|97034|971|OAKSTONE
Simone|Baptiste|1925 E 20th Street||Vancouver|WA|98661|360|OAKSTONE
Ravi|Subramanian|3344 NW Thurman Terrace||Portland|OR|97210|503|OAKSTONE
Catherine|Obrien|915 Chenowith Loop||The Dalles|OR|97058|541|OAKSTONE
Dmitri|Volkov|2650 Willagillespie Lane||Eugene|OR|97401|541|OAKSTONE
Elena|Marchetti|1204 Thomas Avenue||San Diego|CA|92109|619|HARBOR88
Marcus|Greenbaum|4471 Adams Avenue|Apt 2B|San Diego|CA|92116|619|HARBOR88
Thuy|Nguyen|7718 Prairie Mound Way||San Diego|CA|92139|858|HARBOR88
Isaiah|Broussard|311 Coronado Crest||Coronado|CA|92118|619|HARBOR88
Rosalie|Ferreira|2086 Balboa Vista||La Jolla|CA|92037|858|HARBOR88
Kenji|Morimoto|9312 Dove Hill Road||Poway|CA|92064|858|HARBOR88
Amara|Nwosu|540 Orpheus Lane||Encinitas|CA|92024|760|HARBOR88
William|Standifer|1750 Avocado Ranch Road||El Cajon|CA|92019|619|HARBOR88
Paloma|Reyes-Vidal|66 Kalaimoku Place||Honolulu|HI|96815|808|HARBOR88
Gordon|Peacock|2819 Monroe Ridge||Oceanside|CA|92056|760|HARBOR88
Priscilla|Yazzie|1633 W Cactus Wren Drive||Phoenix|AZ|85021|602|MESARDG7
Owen|Castellanos|4805 E Calle del Norte||Phoenix|AZ|85018|480|MESARDG7
Deborah|Finkelstein|7702 N Invergordon Place||Scottsdale|AZ|85253|480|MESARDG7
Travis|Holloway|910 S Drake Hollow||Tempe|AZ|85281|480|MESARDG7
Anjali|Mehta|2241 E Redfield Circle||Gilbert|AZ|85234|480|MESARDG7
Luis|Ortega|356 W Palomino Drive||Chandler|AZ|85225|602|MESARDG7
Bronwyn|Pritchard|1180 Gallery Row|Loft 4|Tucson|AZ|85701|520|MESARDG7
Solveig|Dahl|2718 Kendall Avenue||Madison|WI|53705|608|LAKESIDE
Andre|Robichaux|415 W Doty Street|Apt 6|Madison|WI|53703|608|LAKESIDE
Mei-Ling|Chow|6630 Maple Grove Terrace||Middleton|WI|53562|608|LAKESIDE
Kathleen|Sobczak|3911 S Quincy Avenue||Milwaukee|WI|53207|414|LAKESIDE
Tobias|Renner|814 Rushing Brook Trail||Verona|WI|53593|608|LAKESIDE
Folake|Adeyemi|1229 E Gorham Street||Madison|WI|53703|608|LAKESIDE
Harold|Svoboda|57 Lakewood Gardens Lane||Sun Prairie|WI|53590|608|LAKESIDE
Camila|Duarte|2415 E Cesar Vista||Austin|TX|78702|512|PATIOATX
Reggie|Thibodeaux|8804 Honeysuckle Bend||Austin|TX|78759|512|PATIOATX
Naomi|Feldstein|1902 Barton Parkway||Austin|TX|78704|512|PATIOATX
Sanjay|Kulkarni|5120 Rain Lily Loop||Round Rock|TX|78681|512|PATIOATX
Jolene|Hatcher|744 Old Mill Crossing||Dripping Springs|TX|78620|512|PATIOATX
Victor|Ibarra-Soto|3021 Cedar Elm Pass||San Marcos|TX|78666|737|PATIOATX
Bettina|Krause|160 Vine Arbor Lane||Georgetown|TX|78626|512|PATIOATX
Francesca|Delvecchio|1011 S Clarion Street||Philadelphia|PA|19147|215|BRICKROW
Malik|Pettway|5427 Baynton Street||Philadelphia|PA|19144|267|BRICKROW
Siobhan|Keegan|2338 E Norris Street||Philadelphia|PA|19125|215|BRICKROW
Aleksander|Nowicki|726 Haddon Terrace||Collingswood|NJ|08108|856|BRICKROW
Denise|Carruthers|88 Narberth Lane||Narberth|PA|19072|610|BRICKROW
Jamal|Rasheed|4012 Baring Place||Philadelphia|PA|19104|267|BRICKROW
Yuki|Shimizu|1560 Pine Court|Unit 5|Philadelphia|PA|19102|215|BRICKROW
Beatriz|Salcedo|2904 Coral Palm Way||Fort Lauderdale|FL|33312|954|PALMCT25
Everett|Langford|618 Isle of Pines Drive||Miami|FL|33137|305|PALMCT25
Chantal|Desrosiers|1437 NE 5th Terrace||Fort Lauderdale|FL|33304|954|PALMCT25
Miguel|Arrieta|9150 SW 77th Court||Miami|FL|33156|305|PALMCT25
Ingrid|Halvorsen|301 Ocean Mist Lane||Delray Beach|FL|33483|561|PALMCT25
Wesley|Tran|5208 Summit Ridge Road||Denver|CO|80211|303|K7QW3TXM
Oluwaseun|Bakare|1144 S Ogden Place||Denver|CO|80210|720|K7QW3TXM
Margaret|Ansley|2020 Alpine Glow Court||Boulder|CO|80304|303|K7QW3TXM
Dakota|Redfeather|716 Saddle Rock Road||Golden|CO|80401|303|K7QW3TXM
`;

const mail = (first: string, last: string) =>
  `${`${first}.${last}`.toLowerCase().replaceAll(/[^a-z.-]/g, "")}@example.com`;

/** The person behind `customer@demo.test`. */
const demoCustomer: Customer = {
  first_name: "Dana",
  last_name: "Whitaker",
  email: "customer@demo.test",
  phone: "5035550100",
  street: "2731 SE Clinton Street",
  apartment: "",
  city: "Portland",
  state: "OR",
  zip_code: "97202",
  vsd_id: "OAKSTONE",
};

/** The 60 customers; the first is the demo account. Nobody of this name lives there. */
export const customers: readonly Customer[] = [
  demoCustomer,
  ...rows
    .trim()
    .split("\n")
    .map((row, at): Customer => {
      const [
        first_name = "",
        last_name = "",
        street = "",
        apartment = "",
        city = "",
        state = "",
        zip_code = "",
        area = "",
        vsd_id = "",
      ] = row.split("|");
      const phone = `${area}55501${String(1 + (at % 99)).padStart(2, "0")}`;
      return {
        first_name,
        last_name,
        email: mail(first_name, last_name),
        phone,
        street,
        apartment,
        city,
        state,
        zip_code,
        vsd_id,
      };
    }),
];
