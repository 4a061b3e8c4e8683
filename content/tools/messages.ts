/**
 * The messages of the tools: comparison, winter range, home charging, garage, loan. They travel with the tool's own data, so
 * that no other page carries them. Staff may change every text; places in braces are filled in by the page.
 */
import type { ToolMessages } from '../schema.ts';

/** The 3D view of a car's colour section; `title` is the car. */
export const carViewMessages = {
  open: { mn: 'Эргүүлж үзэх', en: 'Turn it' },
  label: { mn: '{title}, 3D дүрс', en: '{title} in 3D' },
  instructions: {
    mn: 'Чирж эргүүлнэ. Хоёр хуруугаараа томруулна. Гарын сумт товчоор эргүүлж, + ба − товчоор томруулж, багасгана.',
    en: 'Drag to turn the car, pinch to come nearer. On a keyboard, the arrows turn it, + and − change the distance.',
  },
  loading: { mn: '3D дүрсийг ачаалж байна…', en: 'Loading the 3D view…' },
  noDrawing: {
    mn: 'Энэ төхөөрөмж 3D дүрс зурж чадахгүй байна. Машиныг зургаар нь үзээрэй.',
    en: 'This device cannot draw in 3D. The pictures show the car.',
  },
  close: { mn: 'Зураг руу буцах', en: 'Back to the picture' },
  turnLeft: { mn: 'Зүүн тийш эргүүлэх', en: 'Turn left' },
  turnRight: { mn: 'Баруун тийш эргүүлэх', en: 'Turn right' },
  nearer: { mn: 'Ойртуулах', en: 'Come nearer' },
  farther: { mn: 'Холдуулах', en: 'Move away' },
  front: { mn: 'урдаас', en: 'from the front' },
  left: { mn: 'зүүн талаас', en: 'from its left side' },
  rear: { mn: 'ардаас', en: 'from behind' },
  right: { mn: 'баруун талаас', en: 'from its right side' },
  place: { mn: 'Хашаандаа тавьж үзэх', en: 'See it in your yard' },
  placeHint: {
    mn: 'Утасныхаа камераар машиныг жинхэнэ хэмжээгээр нь {paint} өнгөөр хашаандаа тавьж үзээрэй.',
    en: 'Your phone’s camera shows the car at true size in your yard, in {paint}.',
  },
  scan: {
    mn: 'Хашаанд тань багтах уу? Утсаараа энэ кодыг уншуулж, машиныг жинхэнэ хэмжээгээр нь тавьж үзээрэй.',
    en: 'Does it fit your yard? Scan this code with your phone and stand the car there at true size.',
  },
  code: { mn: 'Энэ хуудасны QR код', en: 'QR code of this page' },
} satisfies ToolMessages;

/** What all tools say. */
const common = {
  share: { mn: 'Холбоос хуулах', en: 'Copy the link' },
  shared: { mn: 'Холбоосыг хууллаа.', en: 'The link has been copied.' },
  notShared: { mn: 'Хуулж чадсангүй. Холбоос:', en: 'It could not be copied. The link:' },
} satisfies ToolMessages;

/** What all calculators say besides. */
const calculator = {
  ...common,
  sources: { mn: 'Юунд тулгуурласан бэ?', en: 'Where does this come from?' },
  empty: { mn: 'Тоо бичнэ үү.', en: 'Please enter a number.' },
  notNumber: { mn: 'Зөвхөн тоо бичнэ үү, жишээ нь {example}.', en: 'Please enter a number, such as {example}.' },
  between: { mn: '{from}–{to} хоорондох тоо бичнэ үү.', en: 'Please enter a number between {from} and {to}.' },
} satisfies ToolMessages;

/** The section on a car's page that holds the calculators. */
export const sectionMessages = {
  heading: { mn: 'Өөрөө тооцоолоорой', en: 'Work it out for yourself' },
  lead: {
    mn: 'Өөрийн зам, гэр, гараж, төсвөө оруулаад хариуг нь хараарай.',
    en: 'Your roads, your socket, your garage, your budget: change a figure and see the answer.',
  },
  tabs: { mn: 'Тооцоолуур', en: 'Calculators' },
  table: { mn: 'Бүгдийг хүснэгтээр', en: 'Everything as a table' },
  source: { mn: 'Эх сурвалж', en: 'Sources' },
} satisfies ToolMessages;

export const winterMessages = {
  ...calculator,
  heading: { mn: 'Өвөл хэр хол явах вэ?', en: 'How far in winter?' },
  lead: {
    mn: 'Хүйтэнд явах зай богиносно: өвлийн туршилтын хамгийн муу, хамгийн сайн дүнгийн хооронд харуулна.',
    en: 'Cold costs range: the answer lies between the worst and the best results of winter tests.',
  },
  temperature: { mn: 'Гаднах температур', en: 'Outside temperature' },
  january: { mn: '1-р сарын шөнө', en: 'January night' },
  zero: { mn: 'Хавар, намар', en: 'Spring, autumn' },
  summer: { mn: 'Зун', en: 'Summer' },
  where: { mn: 'Хаана явах вэ?', en: 'Where will you drive?' },
  road: { mn: 'Хот хоорондын замд', en: 'On the open road' },
  city: { mn: 'Хотод, богино зайд', en: 'Short trips in town' },
  speed: { mn: 'Хурд, км/ц', en: 'Speed, km/h' },
  start: { mn: 'Хөдлөх үеийн цэнэг, %', en: 'Starting charge, %' },
  reserve: { mn: 'Үлдээх нөөц, %', en: 'Reserve to keep, %' },
  reserveTooHigh: {
    mn: 'Нөөц хөдлөх үеийн цэнэгээс бага байх ёстой.',
    en: 'The reserve must be lower than the starting charge.',
  },
  town: { mn: 'Хаашаа явах вэ?', en: 'Where to?' },
  back: { mn: 'Очоод буцах', en: 'There and back' },
  settings: { mn: 'Хурд, цэнэг, нөөц', en: 'Speed, charge, reserve' },
  km: { mn: 'км', en: 'km' },
  noTown: { mn: 'Хот сонгоогүй', en: 'No town selected' },
  refuse: {
    mn: 'Тэмдэглэсэн талбарыг засвал хариу гарна.',
    en: 'Correct the marked field to see the answer.',
  },
  rangeLabel: { mn: 'Нөөцөө үлдээгээд явах зай', en: 'Range, keeping the reserve' },
  fullLabel: { mn: '100 %-иас 0 хүртэл: {range} км', en: 'From 100% to 0: {range} km' },
  tripLabel: { mn: '{from} – {town}: {km} км', en: '{from} – {town}: {km} km' },
  backLabel: { mn: '{from} – {town} – {from}: {km} км', en: '{from} – {town} – {from}: {km} km' },
  yesVerdict: { mn: 'Хүрнэ', en: 'You’ll make it' },
  tightVerdict: { mn: 'Эрсдэлтэй', en: 'Risky' },
  noVerdict: { mn: 'Замд цэнэглэнэ', en: 'Charge on the way' },
  yesText: {
    mn: 'Хамгийн муу тохиолдолд ч {reserve} % нөөцтэй хүрнэ.',
    en: 'Even in the worst case, with the {reserve}% reserve untouched.',
  },
  tightText: {
    mn: 'Нөхцөл таатай үед л хүрнэ, эсвэл нөөцөө хэрэглэнэ. Замд цэнэглэхээр төлөвлөөрэй.',
    en: 'Only in good conditions, or by using the reserve. Plan a charge on the way.',
  },
  noText: {
    mn: 'Нэг цэнэглэлтээр хүрэхгүй. Замд {charges} удаа бүрэн цэнэглэнэ.',
    en: 'One charge is not enough. Full charges on the way: {charges}.',
  },
  cost: { mn: 'Цахилгааны төлбөр', en: 'Electricity for the trip' },
  costNote: {
    mn: 'Өрхийн тарифын дээд шатлалаар ({price}/кВт·ц, {date}) бодож, цэнэглэх үеийн алдагдлыг оруулав. Замын цэнэглэх станцын үнэ өөр бөгөөд нийтлэгдсэн үнэ олдоогүй.',
    en: 'At the top household price ({price}/kWh, since {date}), losses included. Public charging costs differ; we found no published prices.',
  },
  map: { mn: 'Улаанбаатараас хотууд хүртэл', en: 'From Ulaanbaatar to the towns' },
  mapNote: {
    mn: 'Зайг замаар тооцсон, шулуунаар биш. Газрын зургийг хялбарчлан зурсан.',
    en: 'Distances by road, not as the crow flies. The map is simplified.',
  },
  cityNote: {
    mn: 'Хотын богино зайг сонгосон үед хот хоорондын замыг тооцохгүй.',
    en: 'With short trips selected, trips between towns are not calculated.',
  },
  curve: { mn: 'Бүтэн цэнэгээр явах зай, км', en: 'Range on a full charge, km' },
  curveLabel: {
    mn: 'Температураас хамаарсан явах зай: −40 °C-д {coldest} км, 0 °C-д {zero} км, 20 °C-д {warm} км.',
    en: 'Range by temperature: {coldest} km at −40 °C, {zero} km at 0 °C, {warm} km at 20 °C.',
  },
  beyond: {
    mn: '{winter.measured} °C-ээс доош хэмжсэн туршилт алга: шугамыг үргэлжлүүлэв.',
    en: 'No tests below {winter.measured} °C: the line is extrapolated.',
  },
  tableRange: { mn: 'Бүтэн цэнэгээр', en: 'Full charge' },
  tableOneWay: { mn: 'Зөвхөн очих', en: 'One way' },
  tableBack: { mn: 'Очоод буцах', en: 'There and back' },
  tableNote: {
    mn: 'Хот хоорондын замд 90 км/ц хүртэл хурдтай, 100 % цэнэгтэй хөдөлж, 15 %-ийг нөөцөлсөн гэж, хотуудыг хамгийн муу тохиолдлоор тооцов.',
    en: 'Open road, up to 90 km/h, starting at 100% and keeping 15% in reserve. Towns reached in the worst case.',
  },
  tableNone: { mn: 'Алга', en: 'None' },
  method: {
    mn: 'Явах зай = WLTP явах зай × хэмийн хувь × хурдны (эсвэл хотын) коэффициент × (хөдлөх цэнэг − нөөц). Хүйтэн: El Prix-гийн {winter.cars} машины {winter.measured} °C-ийн хамгийн муу, хамгийн сайн дүн; 0 °C: Recurrent-ийн дундаж ± 8 нэгж хувь; халуун: EVKX, 2 кВт агааржуулагч. Завсрын утгыг шулуун шугамаар тооцов. Салхи, цас, ачаа, уулын давааг оруулаагүй.',
    en: 'Range = WLTP range × share at the temperature × speed (or town) factor × (charge at the start − reserve). Cold: worst and best of the {winter.cars} cars of El Prix at {winter.measured} °C; 0 °C: Recurrent’s mean ± 8 percentage points; heat: EVKX with 2 kW of air conditioning. Straight lines in between. Wind, snow, load and mountain passes are not included.',
  },
} satisfies ToolMessages;

export const chargingMessages = {
  ...calculator,
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
    en: 'The target charge must be higher than the starting charge.',
  },
  used: { mn: 'Танай айлын энэ сард хэрэглэсэн цахилгаан, кВт·ц', en: 'Household use this month, kWh' },
  usedHint: {
    mn: '{tariff.secondLimit} кВт·ц-аас дээш бол цэнэглэлтийг бүхэлд нь дээд шатлалаар бодно. Дундаж айл {tariff.average} кВт·ц хэрэглэдэг.',
    en: 'From {tariff.secondLimit} kWh, all charging is at the top price. An average household uses {tariff.average} kWh.',
  },
  tariff: { mn: '1 кВт·ц-ийн үнэ, ₮', en: 'Price per kWh, ₮' },
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
    en: 'Correct the marked field to see the answer.',
  },
  hours: { mn: 'Хугацаа', en: 'Time' },
  wall: { mn: 'Сүлжээнээс авах', en: 'From the grid' },
  cost: { mn: 'Төлбөр', en: 'Cost' },
  per100: { mn: '100 км явахад', en: 'For 100 km' },
  per100Winter: { mn: '100 км, {winter.measured} °C-д', en: 'For 100 km at {winter.measured} °C' },
  per100Unknown: {
    mn: 'Энэ машины WLTP зарцуулалт нийтлэгдээгүй тул 100 км-ийн төлбөрийг тооцохгүй.',
    en: 'No WLTP consumption is published for this car, so the cost of 100 km is not given.',
  },
  petrolHeading: { mn: 'Бензинтэй харьцуулах', en: 'Compared with petrol' },
  petrolPrice: { mn: 'Бензиний үнэ, ₮/л', en: 'Petrol price, ₮ per litre' },
  petrolPriceHint: {
    mn: 'Өнөөдрийн үнийг бичнэ үү. Үнэ байнга өөрчлөгддөг тул бид таамаглахгүй.',
    en: 'Enter today’s price. It changes, so we do not guess.',
  },
  petrolUse: { mn: '100 км-т зарцуулах, литр', en: 'Litres per 100 km' },
  petrolUseHint: {
    mn: '{model} {value} л зарцуулдаг (Италийн хувилбар). Өөрийн машины зарцуулалтыг бичиж болно.',
    en: 'The {model} uses {value} L (Italian version). You can enter your own car’s figure.',
  },
  petrolMissing: {
    mn: 'Бензиний үнийг бичвэл харьцуулна.',
    en: 'Enter a petrol price to see the comparison.',
  },
  petrolCost: { mn: 'Бензинээр 100 км', en: 'Petrol for 100 km' },
  petrolLess: {
    mn: 'Зун 100 км явахад цахилгаан {band}-өөр хямд.',
    en: 'In summer, 100 km costs {band} less on electricity.',
  },
  petrolOpen: {
    mn: 'Энэ үнээр аль нь хямд болохыг хэлэх боломжгүй: зөрүү нь тооцооны алдаанаас бага.',
    en: 'At this price the difference is within the margin of error.',
  },
  petrolMore: {
    mn: 'Энэ үнээр зун 100 км явахад цахилгаан {band}-өөр үнэтэй.',
    en: 'At this price, 100 km in summer costs {band} more on electricity.',
  },
  gross: {
    mn: 'Ашигтай багтаамж нь нийтлэгдээгүй тул нийт багтаамж {battery} кВт·ц-аар тооцов: бодит үзүүлэлт арай бага гарна.',
    en: 'The usable capacity is not published, so the full {battery} kWh is used: the real figures are a little lower.',
  },
  usable: { mn: 'Ашигтай багтаамж {battery} кВт·ц.', en: 'Usable capacity {battery} kWh.' },
  onboardUnknown: {
    mn: 'Энэ машин {charging.threePhase} кВт-аар цэнэглэгддэг эсэх талаар мэдээлэл нийтлэгдээгүй. Захиалахаас тань өмнө тодруулж өгнө.',
    en: 'Whether this car accepts {charging.threePhase} kW is not published. We will confirm it before you order.',
  },
  cold: {
    mn: 'Хүйтэн гаражид эхлээд батарейг халаах тул илүү удаж, илүү их цахилгаан зарцуулна. Гэр хорооллын шөнийн хөнгөлөлтийг оруулаагүй.',
    en: 'In an unheated garage the battery is warmed first, which takes more time and energy. The night discount for ger districts is not included.',
  },
  tableFrom: { mn: '20–80 %', en: '20–80%' },
  tableFull: { mn: '0–100 %', en: '0–100%' },
  tableNote: {
    mn: 'Төлбөрийг өрхийн дээд тариф {price}/кВт·ц-аар бодов ({date}).',
    en: 'Cost at the top household price of {price} per kWh (since {date}).',
  },
  method: {
    mn: 'Сүлжээнээс авах = багтаамж × (хүргэх − эхлэх) ÷ (1 − алдагдал). Хугацаа = үүнийг чадалд хуваана. Алдагдлыг ADAC {charging.socket} ба {charging.threePhase} кВт-д хэмжсэн; {charging.singlePhase} кВт-ынх хоёрын хооронд. Шатлал бүрийн үнэ зөвхөн тэр шатлалын кВт·ц-т үйлчилнэ.',
    en: 'From the grid = capacity × (to − from) ÷ (1 − loss). Time = that, divided by the power. ADAC measured the losses at {charging.socket} and {charging.threePhase} kW; {charging.singlePhase} kW lies between them. Each price counts for the kWh of its own tier only.',
  },
} satisfies ToolMessages;

export const fitMessages = {
  ...calculator,
  heading: { mn: 'Гаражид багтах уу?', en: 'Will it fit?' },
  lead: {
    mn: 'Гараж, зогсоолынхоо дотоод хэмжээг бичээрэй. Машиныг дотор нь ижил масштабаар зурна.',
    en: 'Enter the inside dimensions of your garage or parking space. The car is drawn inside it to scale.',
  },
  length: { mn: 'Урт, см', en: 'Length, cm' },
  width: { mn: 'Өргөн, см', en: 'Width, cm' },
  height: { mn: 'Хаалганы өндөр, см', en: 'Height of the doorway, cm' },
  example: {
    mn: 'Эхний хэмжээ бол жишээ. Метрээр ч бичиж болно: 5.2 эсвэл 5,2 м.',
    en: 'The first size is an example. Metres work too: 5.2 or 5.2 m.',
  },
  missing: { mn: 'Гурван хэмжээг зөв бичвэл хариу гарна.', en: 'The answer appears once all three sizes can be read.' },
  between: {
    mn: '{from}–{to} см хоорондох хэмжээ бичнэ үү, жишээ нь 520 эсвэл 5.2 м.',
    en: 'Please enter a size between {from} and {to} cm, such as 520 or 5.2 m.',
  },
  verdict: { mn: 'Таны гаражид', en: 'In your garage' },
  fits: { mn: 'Багтана', en: 'It fits' },
  fitsNot: { mn: 'Багтахгүй', en: 'It does not fit' },
  tight: { mn: 'Багтах ч хаалга онгойлгоход давчуу', en: 'Too tight to open the doors' },
  needed: {
    mn: 'Бид ийнхүү тооцов: нэг хаалга онгойлгож буухад {door} см, нөгөө талд {wall} см, уртаараа {length} см, дээгүүрээ {above} см хэрэгтэй.',
    en: 'We assume {door} cm beside one open door and {wall} cm on the other side, {length} cm in length and {above} cm above.',
  },
  partly: { mn: 'Мэдээлэл хангалтгүй', en: 'Not enough data' },
  lengthLeft: { mn: 'Уртаараа үлдэх зай', en: 'Left in length' },
  sideLeft: { mn: 'Хажуу бүрд үлдэх зай', en: 'Left on each side' },
  heightLeft: { mn: 'Дээгүүрээ үлдэх зай', en: 'Left above' },
  short: { mn: '{cm} см дутна', en: '{cm} cm short' },
  left: { mn: '{cm} см', en: '{cm} cm' },
  unknown: { mn: 'Нийтлэгдээгүй', en: 'Not published' },
  unknownText: {
    mn: 'Энэ хэмжээг нийтэлсэн эх сурвалж олдоогүй. Шоурүүмд хэмжээрэй.',
    en: 'No published figure was found. Measure it in the showroom.',
  },
  centimetres: { mn: 'см', en: 'cm' },
  car: { mn: 'Машины хэмжээ', en: 'The car' },
  carLength: { mn: 'Машины урт, см', en: 'Length of the car, cm' },
  carWidth: { mn: 'Машины өргөн, см', en: 'Width of the car, cm' },
  carHeight: { mn: 'Машины өндөр, см', en: 'Height of the car, cm' },
  drawing: {
    mn: '{model} таны гаражид ижил масштабаар, хажуугаас, урдаас',
    en: '{model} from the side and the front, in your garage, to scale',
  },
  mirrors: {
    mn: 'Нийтэлсэн өргөнд толь орсон эсэх тодорхойгүй. Толь, хаалга онгойх зайг шоурүүмд хэмжээрэй.',
    en: 'The published width does not say whether the mirrors are included. Measure the mirrors and the open doors in the showroom.',
  },
} satisfies ToolMessages;

export const loanMessages = {
  ...calculator,
  heading: { mn: 'Зээлээр хэд төлөх вэ?', en: 'What would a loan cost?' },
  lead: {
    mn: 'Үнэ, урьдчилгаа, хугацаа, хүүгээ бичээрэй.',
    en: 'Enter the price, your deposit, the term and the interest rate.',
  },
  price: { mn: 'Машины үнэ, ₮', en: 'Price of the car, ₮' },
  downPayment: { mn: 'Урьдчилгаа, %', en: 'Deposit, %' },
  months: { mn: 'Хугацаа, сар', en: 'Term, months' },
  rate: { mn: 'Жилийн хүү, %', en: 'Annual interest, %' },
  refuse: {
    mn: 'Тэмдэглэсэн талбарыг засвал хариу гарна.',
    en: 'Correct the marked field to see the answer.',
  },
  monthly: { mn: 'Сарын төлбөр', en: 'Monthly payment' },
  deposit: { mn: 'Урьдчилгаа', en: 'Deposit' },
  borrowed: { mn: 'Зээлийн дүн', en: 'Loan amount' },
  interest: { mn: 'Хүүгийн нийт төлбөр', en: 'Total interest' },
  total: { mn: 'Нийт төлөх дүн', en: 'Total cost' },
  example: {
    mn: 'Эхний тоонууд бол жишээ: өөрийн үнэ, нөхцөлөө бичээрэй.',
    en: 'The first figures are an example: enter your own price and terms.',
  },
  ownTerms: {
    mn: 'Эхний тоонууд бол манай үнэ, жишээ нөхцөл.',
    en: 'The first figures are our price and our example terms.',
  },
  noOffer: {
    mn: 'Энэ бол таны тоогоор хийсэн тооцоо, зээлийн санал биш.',
    en: 'This is a calculation from your figures, not an offer of credit.',
  },
  tableNote: {
    mn: 'Үнэ {price}, урьдчилгаа {downPayment} %, жилийн хүү {rate} %.',
    en: 'Price {price}, deposit {downPayment}%, interest {rate}% per year.',
  },
  method: {
    mn: 'Тэнцүү төлбөр (аннуитет): сарын төлбөр = зээл × r ÷ (1 − (1 + r)^(−n)), r = жилийн хүү ÷ 12, n = сарын тоо. Банкны шимтгэл, даатгал, татварыг оруулаагүй.',
    en: 'Equal instalments (annuity): monthly payment = loan × r ÷ (1 − (1 + r)^(−n)), with r = yearly interest ÷ 12 and n = number of months. Bank charges, insurance and tax are not included.',
  },
} satisfies ToolMessages;

export const compareMessages = {
  ...common,
  heading: { mn: 'Загвар харьцуулах', en: 'Compare models' },
  lead: {
    mn: 'Хоёр эсвэл гурван машиныг зэрэгцүүлээрэй. Нийтлэгдээгүй үзүүлэлтийг тусад нь тэмдэглэв.',
    en: 'Put two or three cars side by side. What is not published is marked as such.',
  },
  choose: { mn: '{number}-р машин', en: 'Car {number}' },
  add: { mn: 'Гурав дахь машин', en: 'Add a third car' },
  none: { mn: 'Сонгоогүй', en: 'None' },
  differences: { mn: 'Зөвхөн ялгааг харуулах', en: 'Differences only' },
  differs: { mn: 'ялгаатай', en: 'differs' },
  rangeOrConsumption: { mn: 'Явах зай эсвэл зарцуулалт', en: 'Range or consumption' },
  single: { mn: 'Зөвхөн нэг машинд нийтлэгдсэн:', en: 'Published for one car only:' },
  unknown: { mn: 'Нийтлэгдээгүй', en: 'Not published' },
  /** The same in the narrow table of all cars. */
  unknownShort: { mn: 'нийтлэгдээгүй', en: 'not published' },
  never: { mn: 'Хамаарахгүй', en: 'Does not apply' },
  figure: { mn: 'Үзүүлэлт', en: 'Figure' },
  print: { mn: 'Хэвлэх', en: 'Print' },
  order: { mn: 'Захиалгын хуудас', en: 'Order sheet' },
  more: { mn: 'Дэлгэрэнгүй', en: 'Details' },
  all: { mn: '{site.models.Word} загварын бүх үзүүлэлт', en: 'All figures of all {site.models.word} models' },
  further: { mn: 'Бусад үзүүлэлтийг харьцуулах', en: 'Compare all other figures' },
  offer: { mn: 'Үнэ, баталгаа', en: 'Price and warranty' },
  size: { mn: 'Хэмжээ', en: 'Dimensions' },
  drive: { mn: 'Хөдөлгүүр, батарей', en: 'Engine and battery' },
  performance: { mn: 'Хурд, явах эд анги', en: 'Performance and chassis' },
  other: { mn: 'Бусад', en: 'Other' },
} satisfies ToolMessages;
