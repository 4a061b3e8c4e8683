/**
 * The messages of the four tools: compare, winter range, home charging, will it fit. They travel with the tool's own data, so
 * that no other page carries them. Staff may change every text; places in braces are filled in by the page.
 */
import type { ToolMessages } from '../schema.ts';

/** What all tools say. */
const common = {
  share: { mn: 'Холбоос хуулах', en: 'Copy the link' },
  shared: { mn: 'Холбоосыг хууллаа.', en: 'The link has been copied.' },
  notShared: { mn: 'Хуулж чадсангүй. Холбоос:', en: 'It could not be copied. The link:' },
  retry: { mn: 'Дахин оролдох', en: 'Try again' },
  details: { mn: 'Техникийн мэдээлэл', en: 'Technical details' },
  loading: { mn: 'Ачаалж байна…', en: 'Loading…' },
} satisfies ToolMessages;

/** What the three calculators say besides. */
const calculator = {
  ...common,
  table: { mn: 'Бүгдийг хүснэгтээр', en: 'Everything as a table' },
  source: { mn: 'Эх сурвалж', en: 'Source' },
  failed: {
    mn: 'Тооцоолуурыг ачаалж чадсангүй. Хүснэгт хэвээр байна.',
    en: 'The calculator could not be loaded. The table is still here.',
  },
  empty: { mn: 'Тоо бичнэ үү.', en: 'Please enter a number.' },
  notNumber: { mn: 'Зөвхөн тоо бичнэ үү, жишээ нь {example}.', en: 'Only a number, please, such as {example}.' },
  between: { mn: '{from}–{to} хоорондох тоо бичнэ үү.', en: 'Please enter a number between {from} and {to}.' },
} satisfies ToolMessages;

export const winterMessages = {
  ...calculator,
  open: { mn: 'Өөрийн замаа тооцоолох', en: 'Work out your own trip' },
  heading: { mn: 'Өвөл хэр хол явах вэ?', en: 'How far in winter?' },
  lead: {
    mn: 'Хүйтэнд явах зай багасна. Нэг тоогоор хэлэх боломжгүй тул өвлийн туршилтын хамгийн муу, хамгийн сайн дүнгийн хооронд харуулна.',
    en: 'Cold costs range. The answer is never one number: it lies between the worst and the best that winter tests have shown.',
  },
  temperature: { mn: 'Гадаах агаарын хэм', en: 'Temperature outside' },
  january: { mn: '1-р сарын шөнө', en: 'January night' },
  zero: { mn: 'Хавар, намар', en: 'Spring, autumn' },
  summer: { mn: 'Зун', en: 'Summer' },
  where: { mn: 'Хаана явах вэ?', en: 'Where do you drive?' },
  road: { mn: 'Хот хоорондын замд', en: 'On the open road' },
  city: { mn: 'Хотод, богино зайд', en: 'Short trips in town' },
  speed: { mn: 'Хурд, км/ц', en: 'Speed, km/h' },
  start: { mn: 'Хөдлөх үеийн цэнэг, %', en: 'Charge at the start, %' },
  reserve: { mn: 'Үлдээх нөөц, %', en: 'Reserve to keep, %' },
  reserveTooHigh: {
    mn: 'Нөөц хөдлөх үеийн цэнэгээс бага байх ёстой.',
    en: 'The reserve has to be below the charge at the start.',
  },
  town: { mn: 'Хаашаа явах вэ?', en: 'Where to?' },
  back: { mn: 'Яваад ирнэ', en: 'There and back' },
  settings: { mn: 'Хурд, цэнэг, нөөц', en: 'Speed, charge, reserve' },
  km: { mn: 'км', en: 'km' },
  noTown: { mn: 'Хот сонгоогүй', en: 'No town chosen' },
  refuse: {
    mn: 'Тэмдэглэсэн талбарыг засвал хариу гарна.',
    en: 'The answer appears once the marked field is corrected.',
  },
  rangeLabel: { mn: 'Нөөцөө үлдээгээд явах зай', en: 'Range with the reserve kept' },
  fullLabel: { mn: '100 %-иас 0 хүртэл: {range} км', en: 'From 100% to 0: {range} km' },
  tripLabel: { mn: '{from} – {town}: {km} км', en: '{from} – {town}: {km} km' },
  backLabel: { mn: '{from} – {town} – {from}: {km} км', en: '{from} – {town} – {from}: {km} km' },
  yesVerdict: { mn: 'Хүрнэ', en: 'You get there' },
  tightVerdict: { mn: 'Эрсдэлтэй', en: 'Risky' },
  noVerdict: { mn: 'Замд цэнэглэнэ', en: 'Charge on the way' },
  yesText: {
    mn: 'Муу тохиолдолд ч {reserve} % нөөцөө үлдээгээд хүрнэ.',
    en: 'Even in the worse case, with the reserve of {reserve}% kept.',
  },
  tightText: {
    mn: 'Нөхцөл таатай үед л хүрнэ, эсвэл нөөцөө хэрэглэнэ. Замд цэнэглэхээр төлөвлөөрэй.',
    en: 'Only in the better case, or by using up the reserve. Plan a charge on the way.',
  },
  noText: {
    mn: 'Нэг цэнэгээр хүрэхгүй. Замд {charges} удаа бүрэн цэнэглэнэ.',
    en: 'One charge is not enough. Full charges on the way: {charges}.',
  },
  cost: { mn: 'Цахилгааны төлбөр', en: 'Electricity for the trip' },
  costNote: {
    mn: 'Өрхийн тарифын дээд шатлалаар ({price}/кВт·ц, {date}) бодож, цэнэглэх үеийн алдагдлыг оруулав. Замын цэнэглэх станцын үнэ өөр байдаг, нийтэлсэн үнэ олдоогүй.',
    en: 'At the top household price ({price}/kWh, since {date}), losses included. Charging on the road is priced differently; no published price was found.',
  },
  map: { mn: 'Улаанбаатараас хотууд хүртэл', en: 'From Ulaanbaatar to the towns' },
  mapNote: {
    mn: 'Зайг замаар тооцсон, шулуунаар биш. Газрын зургийг хялбарчлан зурсан.',
    en: 'Distances by road, not as the crow flies. The map is simplified.',
  },
  cityNote: {
    mn: 'Хотын богино зайг сонгосон үед хот хоорондын замыг тооцохгүй.',
    en: 'Trips between towns are not worked out from short trips in town.',
  },
  curve: { mn: 'Бүтэн цэнэгээр явах зай, км', en: 'Range on a full charge, km' },
  curveLabel: {
    mn: 'Хэмээс хамаарсан зай: −40 °C-д {coldest} км, 0 °C-д {zero} км, 20 °C-д {warm} км.',
    en: 'Range by temperature: {coldest} km at −40 °C, {zero} km at 0 °C, {warm} km at 20 °C.',
  },
  beyond: {
    mn: '−31 °C-ээс доош хэмжсэн туршилт алга: шугамыг үргэлжлүүлэв.',
    en: 'Nothing was measured below −31 °C: the line is continued.',
  },
  tableRange: { mn: 'Бүтэн цэнэгээр', en: 'Full charge' },
  tableShare: { mn: 'WLTP зайн хувь', en: 'Share of the WLTP range' },
  tableShareValue: { mn: '{low}–{high} %', en: '{low}–{high}%' },
  tableOneWay: { mn: 'Нэг тийш хүрнэ', en: 'One way' },
  tableBack: { mn: 'Яваад ирнэ', en: 'There and back' },
  tableNote: {
    mn: 'Хот хоорондын замд 90 км/ц хүртэл, 100 %-иар хөдөлж, 15 % нөөц үлдээв. Хотуудыг муу тохиолдлоор тооцов.',
    en: 'Open road, up to 90 km/h, starting at 100% with 15% kept. Towns as reached in the worse case.',
  },
  tableNone: { mn: 'Алга', en: 'None' },
  sources: { mn: 'Юунд тулгуурласан бэ?', en: 'Where does this come from?' },
  method: {
    mn: 'Явах зай = WLTP зай × хэмийн хувь × хурдны (эсвэл хотын) коэффициент × (хөдлөх цэнэг − нөөц). Хүйтэн: El Prix-гийн 24 машины −31 °C-ийн хамгийн муу, хамгийн сайн дүн; 0 °C: Recurrent-ийн дундаж ± 8 нэгж хувь; халуун: EVKX, 2 кВт агааржуулагч. Хооронд нь шулуун шугамаар тооцов. Салхи, цас, ачаа, уулын давааг оруулаагүй.',
    en: 'Range = WLTP range × share at the temperature × speed (or town) factor × (charge at the start − reserve). Cold: worst and best of the 24 cars of El Prix at −31 °C; 0 °C: Recurrent’s mean ± 8 percentage points; heat: EVKX with 2 kW of air conditioning. Straight lines in between. Wind, snow, load and mountain passes are not included.',
  },
} satisfies ToolMessages;

export const chargingMessages = {
  ...calculator,
  open: { mn: 'Өөрийн цэнэглэлтээ тооцоолох', en: 'Work out your own charge' },
  heading: { mn: 'Гэртээ цэнэглэх', en: 'Charging at home' },
  lead: {
    mn: 'Хэдэн цаг, хэдэн төгрөг вэ? Цэнэглэх үед алдагддаг эрчим хүчийг оруулж тооцов.',
    en: 'How long, and how much? The energy lost while charging is included.',
  },
  power: { mn: 'Юугаар цэнэглэх вэ?', en: 'What do you charge with?' },
  from: { mn: 'Эхлэх цэнэг, %', en: 'From, %' },
  to: { mn: 'Хүргэх цэнэг, %', en: 'To, %' },
  order: {
    mn: 'Хүргэх цэнэг нь эхлэх цэнэгээс их байх ёстой.',
    en: 'The charge to reach has to be above the charge at the start.',
  },
  used: { mn: 'Айлын энэ сард хэрэглэсэн цахилгаан, кВт·ц', en: 'Used by the household this month, kWh' },
  usedHint: {
    mn: '300 кВт·ц-аас дээш бол цэнэглэлт бүхэлдээ дээд шатлалаар бодогдоно. Дундаж айл 220 кВт·ц хэрэглэдэг.',
    en: 'From 300 kWh on, all of the charging is at the top price. An average household uses 220 kWh.',
  },
  tariff: { mn: '1 кВт·ц-ийн үнэ, ₮', en: 'Price of one kWh, ₮' },
  tariffNote: {
    mn: 'Өрхийн тариф, {date}. Өөрчлөгдсөн бол шинэ үнийг бичээрэй.',
    en: 'Household prices since {date}. Enter the new ones if they have changed.',
  },
  tierFirst: { mn: '{to} кВт·ц хүртэл', en: 'Up to {to} kWh' },
  tierMiddle: { mn: '{from}–{to} кВт·ц', en: '{from}–{to} kWh' },
  tierLast: { mn: '{from} кВт·ц-аас дээш', en: 'Above {from} kWh' },
  hour: { mn: 'цаг', en: 'h' },
  kWh: { mn: 'кВт·ц', en: 'kWh' },
  kW: { mn: 'кВт', en: 'kW' },
  refuse: {
    mn: 'Тэмдэглэсэн талбарыг засвал хариу гарна.',
    en: 'The answer appears once the marked field is corrected.',
  },
  hours: { mn: 'Хугацаа', en: 'Time' },
  wall: { mn: 'Шугамаас авах', en: 'From the wall' },
  cost: { mn: 'Төлбөр', en: 'Cost' },
  per100: { mn: '100 км явахад', en: 'For 100 km' },
  per100Winter: { mn: '100 км, −31 °C-д', en: 'For 100 km at −31 °C' },
  per100Unknown: {
    mn: 'Энэ машины WLTP зарцуулалт нийтлэгдээгүй тул 100 км-ийн төлбөрийг тооцохгүй.',
    en: 'No WLTP consumption of this car is published, so the cost of 100 km is not given.',
  },
  petrolHeading: { mn: 'Бензинтэй харьцуулах', en: 'Compared with petrol' },
  petrolPrice: { mn: 'Бензиний үнэ, ₮/л', en: 'Petrol price, ₮ per litre' },
  petrolPriceHint: {
    mn: 'Өнөөдрийн үнийг бичнэ үү. Үнэ байнга өөрчлөгддөг тул бид таамаглахгүй.',
    en: 'Enter today’s price. It changes, so we do not guess it.',
  },
  petrolUse: { mn: '100 км-т зарцуулах, литр', en: 'Litres per 100 km' },
  petrolUseHint: {
    mn: '{model} {value} л зарцуулдаг (Италийн хувилбар). Өөрийн машины тоог бичиж болно.',
    en: 'The {model} uses {value} L (version for Italy). You can enter your own car’s figure.',
  },
  petrolMissing: {
    mn: 'Бензиний үнийг бичвэл харьцуулна.',
    en: 'Enter a petrol price to see the comparison.',
  },
  petrolCost: { mn: 'Бензинээр 100 км', en: 'Petrol for 100 km' },
  petrolLess: {
    mn: 'Зун 100 км явахад цахилгаан {band}-өөр хямд.',
    en: 'In summer, 100 km costs {band} less with electricity.',
  },
  petrolOpen: {
    mn: 'Энэ үнээр аль нь хямд болохыг хэлэх боломжгүй: зөрүү нь тооцооны алдааны хэмжээнээс хэтрэхгүй.',
    en: 'At this price the difference lies within the margin of the estimate.',
  },
  petrolMore: {
    mn: 'Энэ үнээр зун 100 км явахад цахилгаан {band}-өөр үнэтэй.',
    en: 'At this price, 100 km in summer costs {band} more with electricity.',
  },
  gross: {
    mn: 'Ашигтай багтаамж нь нийтлэгдээгүй тул нийт багтаамж {battery} кВт·ц-аар тооцов: бодит тоо арай бага гарна.',
    en: 'The usable capacity is not published, so the full {battery} kWh count: the real figures are a little lower.',
  },
  usable: { mn: 'Ашигтай багтаамж {battery} кВт·ц.', en: 'Usable capacity {battery} kWh.' },
  onboardUnknown: {
    mn: 'Энэ машин 11 кВт-аар цэнэглэгдэх эсэх нийтлэгдээгүй. Захиалахаасаа өмнө асуугаарай.',
    en: 'Whether this car takes 11 kW is not published. Ask before you order.',
  },
  cold: {
    mn: 'Хүйтэн гаражид эхлээд батарейг халаах тул илүү удаж, илүү их цахилгаан зарцуулна. Гэр хорооллын шөнийн хөнгөлөлтийг оруулаагүй.',
    en: 'In an unheated garage the battery is warmed first, which takes more time and energy. The night discount of ger districts is not included.',
  },
  tableFrom: { mn: '20–80 %', en: '20–80%' },
  tableFull: { mn: '0–100 %', en: '0–100%' },
  tableNote: {
    mn: 'Төлбөрийг өрхийн дээд тариф {price}/кВт·ц-аар бодов ({date}).',
    en: 'Cost at the top household price of {price} per kWh (since {date}).',
  },
  sources: { mn: 'Юунд тулгуурласан бэ?', en: 'Where does this come from?' },
  method: {
    mn: 'Шугамаас авах = багтаамж × (хүргэх − эхлэх) ÷ (1 − алдагдал). Хугацаа = үүнийг чадалд хуваана. Алдагдлыг ADAC 2.3 ба 11 кВт-д хэмжсэн; 7 кВт-ынх хоёрын хооронд. Шатлал бүрийн үнэ зөвхөн тэр шатлалын кВт·ц-т үйлчилнэ.',
    en: 'From the wall = capacity × (to − from) ÷ (1 − loss). Time = that, divided by the power. ADAC measured the losses at 2.3 and 11 kW; 7 kW lies between them. Each price counts for the kWh of its own tier only.',
  },
} satisfies ToolMessages;

export const fitMessages = {
  ...calculator,
  open: { mn: 'Гаражийнхаа хэмжээг бичих', en: 'Enter your garage’s size' },
  heading: { mn: 'Гаражид багтах уу?', en: 'Will it fit?' },
  lead: {
    mn: 'Гараж, зогсоолынхоо дотоод хэмжээг бичээрэй. Машиныг дотор нь ижил масштабаар зурна.',
    en: 'Enter the inside dimensions of your garage or parking space. The car is drawn in it to scale.',
  },
  length: { mn: 'Урт, см', en: 'Length, cm' },
  width: { mn: 'Өргөн, см', en: 'Width, cm' },
  height: { mn: 'Хаалганы өндөр, см', en: 'Height of the doorway, cm' },
  missing: { mn: 'Гурван хэмжээг бичвэл хариу гарна.', en: 'Enter all three dimensions to see the answer.' },
  fits: { mn: 'Багтана', en: 'It fits' },
  fitsNot: { mn: 'Багтахгүй', en: 'It does not fit' },
  partly: { mn: 'Бүрэн хэлэх боломжгүй', en: 'Cannot be said for sure' },
  lengthLeft: { mn: 'Уртаараа үлдэх зай', en: 'Left in length' },
  sideLeft: { mn: 'Хажуу бүрд үлдэх зай', en: 'Left on each side' },
  heightLeft: { mn: 'Дээгүүрээ үлдэх зай', en: 'Left above' },
  short: { mn: '{cm} см дутна', en: '{cm} cm short' },
  left: { mn: '{cm} см', en: '{cm} cm' },
  unknown: { mn: 'Нийтлэгдээгүй', en: 'Not published' },
  unknownText: {
    mn: 'Энэ хэмжээг нийтэлсэн эх сурвалж олдоогүй. Шоурүмд хэмжээрэй.',
    en: 'No published figure was found. Measure it in the showroom.',
  },
  car: { mn: 'Машины хэмжээ', en: 'The car' },
  carLength: { mn: 'Машины урт, см', en: 'Length of the car, cm' },
  carWidth: { mn: 'Машины өргөн, см', en: 'Width of the car, cm' },
  carHeight: { mn: 'Машины өндөр, см', en: 'Height of the car, cm' },
  drawing: {
    mn: '{model} таны гаражид ижил масштабаар, хажуугаас, урдаас',
    en: '{model} from the side and the front, in your garage, to scale',
  },
  mirrors: {
    mn: 'Нийтэлсэн өргөнд толь орсон эсэх тодорхойгүй. Толь, хаалга онгойх зайг шоурүмд хэмжээрэй.',
    en: 'The published width does not say whether the mirrors count. Measure mirrors and open doors in the showroom.',
  },
} satisfies ToolMessages;

export const compareMessages = {
  ...common,
  open: { mn: 'Машинуудаа сонгох', en: 'Choose the cars' },
  heading: { mn: 'Загвар харьцуулах', en: 'Compare' },
  lead: {
    mn: 'Хоёр эсвэл гурван машиныг зэрэгцүүлээрэй. Нийтлэгдээгүй тоог тусад нь тэмдэглэв.',
    en: 'Put two or three cars side by side. What is not published is marked as such.',
  },
  choose: { mn: 'Машин {number}', en: 'Car {number}' },
  add: { mn: 'Гурав дахь машин нэмэх', en: 'Add a third car' },
  none: { mn: 'Сонгоогүй', en: 'None' },
  colour: { mn: 'Өнгө: {name}', en: 'Colour: {name}' },
  differences: { mn: 'Зөвхөн ялгааг харуулах', en: 'Differences only' },
  differs: { mn: 'ялгаатай', en: 'differs' },
  same: { mn: 'Энэ хэсэгт ялгаа алга.', en: 'Nothing differs here.' },
  unknown: { mn: 'Нийтлэгдээгүй', en: 'Not published' },
  /** The same in the narrow table of all cars. */
  unknownShort: { mn: 'тодорхойгүй', en: 'unknown' },
  never: { mn: 'Хамаарахгүй', en: 'Does not apply' },
  figure: { mn: 'Үзүүлэлт', en: 'Figure' },
  print: { mn: 'Хэвлэх', en: 'Print' },
  order: { mn: 'Захиалгын хуудас', en: 'Order sheet' },
  more: { mn: 'Дэлгэрэнгүй', en: 'Details' },
  shown: { mn: 'Хажууд нь', en: 'Beside it' },
  all: { mn: 'Зургаан загварын бүх үзүүлэлт', en: 'All figures of all six models' },
  failed: {
    mn: 'Харьцуулалтыг ачаалж чадсангүй. Доорх хүснэгтэд бүх тоо байна.',
    en: 'The comparison could not be loaded. The table below has all figures.',
  },
  offer: { mn: 'Үнэ, баталгаа', en: 'Price and warranty' },
  size: { mn: 'Хэмжээ', en: 'Dimensions' },
  drive: { mn: 'Хөдөлгүүр, батарей', en: 'Engine and battery' },
  performance: { mn: 'Хурд, явах эд анги', en: 'Performance and chassis' },
  other: { mn: 'Бусад', en: 'Other' },
} satisfies ToolMessages;
