import type { Locale } from '#/language/locales.ts';

/** The reasons of the checks as staff read them, with what to do; `$1` is what the pattern's first group found. */
const REASONS: readonly [pattern: RegExp, mongolian: string][] = [
  [/^it is missing$/, 'Бөглөөгүй байна'],
  [/^it is empty$/, 'Хоосон байна: бичих эсвэл хасна уу'],
  [/^it is longer than (\d+) characters$/, 'Хэт урт: хамгийн ихдээ $1 тэмдэгт'],
  [/^it is fixed to contain "(.*)", but/, 'Энд «$1» гэсэн үг заавал байна: сайтын тодорхойлолтод заасан'],
  [/^it is fixed as (.+), but/, 'Тогтмол утга: $1. Сайтын тодорхойлолтод заасан'],
  [/^expected a (whole )?number, found/, 'Тоогоор бичнэ үү'],
  [/^Too small: expected number to be (>=?)\s?(.+)$/, '$2-аас бага байж болохгүй'],
  [/^Too big: expected number to be (<=?)\s?(.+)$/, '$2-аас их байж болохгүй'],
  [/^Too small: expected array to have >=(\d+)/, 'Дор хаяж $1 мөр байна'],
  [/^Too (big|small): expected array to have (?:exactly )?[<>=]*(\d+)/, 'Яг $2 мөр байх ёстой'],
  [/^Too big: expected string to have <=(\d+)/, 'Хэт урт: хамгийн ихдээ $1 тэмдэгт'],
  [/^Too small: expected string to have >=(\d+)/, 'Хэт богино: дор хаяж $1 тэмдэгт'],
  [/^nothing reads (.+) here$/, 'Танигдахгүй нэр: $1'],
  [/^expected (.+), found/, 'Утга нь буруу төрлийнх байна'],
  [/^Invalid discriminator value/, 'Хуудасны төрөл буруу байна: хөгжүүлэгчид хэлнэ үү'],
  [/^lower-case Latin letters/, 'Латин жижиг үсгээр, зураасаар холбож бичнэ: parking-place'],
  [/^Invalid (option|input): expected (one of )?(.+)$/, 'Эдгээрээс сонгоно уу: $3'],
  [/^Invalid key in record/, 'Ийм нэр байж болохгүй'],
  [/[Ii]nvalid email/, 'И-мэйл хаяг буруу байна: нэр@жишээ.mn'],
  [/[Ii]nvalid URL/, 'Хаяг https:// гэж эхэлнэ'],
  [/^the address of the site ends/, 'Сайтын хаягийн ард юу ч бичихгүй: https://dealer.mn'],
  [/^a phone number is written/, 'Утсыг + ба улсын кодтой бичнэ: +976 7700 1234'],
  [/^each of several showrooms/, 'Хэд хэдэн салонтой бол тус бүрд нь нэр бичнэ'],
  [/^a price is written/, 'Үнийг бүхэл төгрөгөөр бичнэ: 189900000'],
  [/^a month is written/, 'Сарыг 2023-08, оныг 2023 гэж бичнэ'],
  [/^a source has/, 'Эх сурвалжид гарчиг, уншсан сар нь хэрэгтэй: сарыг 2026-11 гэж бичнэ'],
  [/^a time is written/, 'Цагийг 09:00 гэж бичнэ'],
  [/^a swatch is/, 'Өнгийг # ба зургаан тэмдэгтээр бичнэ: #f4f4f2'],
  [/^a picture is written/, 'Зургийг жагсаалтаас сонгоно уу'],
  [/^a figure has a name such/, 'Нэрийг латин жижиг үсгээр эхэлж бичнэ: rangeWltp'],
  [/^a part of a page, such/, 'Хуудасны хэсгийн хаяг # гэж эхэлнэ: #order'],
  [/^a place, figures or a language answer/, 'Асуултад хариулах газар, үзүүлэлт, хэлний зөвхөн нэгийг заана'],
  [/^a question has a name such/, 'Нэрийг латин жижиг үсгээр эхэлж бичнэ: testDrive'],
  [/^Invalid (string|ISO date)/, 'Бичлэгийн хэлбэр буруу байна: хөгжүүлэгчид хэлнэ үү'],
  [/^an address inside the site/, 'Сайт доторх хаяг / гэж эхэлнэ: /voyah/free#size'],
  [/^from must/, '«Хамгийн бага» нь «хамгийн их»-ээс бага байна'],
  [/^the cautious edge must/, '«Бага тал» нь «их тал»-аас их байж болохгүй'],
  [/^a loss goes from/, 'Алдагдлыг багаас их рүү бичнэ'],
  [/^temperatures must rise$/, 'Температурыг хүйтнээс дулаан руу дараална'],
  [/^towns stand in the order/, 'Хотуудыг зайгаар нь дараална'],
  [/^a carousel holds 10 to 12/, 'Слайд 10–12 байна'],
  [/^a car has exactly three promotions$/, 'Урамшуулал яг гурав байна'],
  [/^a car has exactly four key figures$/, 'Гол үзүүлэлт яг дөрөв байна'],
  [/^a car has exactly (.+) colours$/, 'Өнгө яг зургаа байна'],
  [/^colours are numbered/, 'Өнгөний дугаар дарааллаараа байна'],
  [/^the sub-navigation has/, 'Дэд цэс хамгийн ихдээ гурван мөртэй'],
  [/^the brand "(.*)" wants one tile$/, '«$1» брэнд нэг удаа байх ёстой'],
  [/^there is no figure "(.*?)"; (.+) has (.+)$/, '«$1» гэсэн үзүүлэлт алга. $2-д байгаа нь: $3'],
  [/^there is no group of figures "(.*?)" \((.+)\)$/, '«$1» гэсэн машин, бүлэг алга. Байгаа нь: $2'],
  [/^the car has no figure "(.*)"$/, 'Энэ машинд «$1» гэсэн үзүүлэлт алга'],
  [/^the car "(.*)" has no figure "(.*)"$/, '$1 машинд «$2» гэсэн үзүүлэлт алга'],
  [/^"(.*)" is not a single number$/, '«$1» нь нэг тоо биш байна'],
  [/^"(.*)": "\.(.+)" does not fit this figure$/, '«$1»: «.$2» энэ үзүүлэлтэд тохирохгүй'],
  [/^"(.*)" is not in content\/(.+)\.json$/, '«$1» гэсэн нэр $2 жагсаалтад алга'],
  [/^"(.*)" needs its test cycle or its version$/, 'Энэ тоонд туршилтын стандарт эсвэл хувилбар хэрэгтэй'],
  [/^(.+) is not usual, (.+) to (.+) is/, '$1 гэсэн тоо ердийн биш ($2–$3): тоогоо шалгана уу'],
  [/^a figure with a unit says/, 'Нэгжтэй үзүүлэлтийн ердийн хязгаарыг бичнэ'],
  [/^the calm speed must/, 'Тайван хурд нь түргэн хурднаас бага байна'],
  [/^no table, text or calculator uses/, 'Энэ үзүүлэлт хаана ч харагдахгүй байна: хүснэгтэд нэмэх эсвэл хасна уу'],
  [/^"(.*)" is too much: there are (.+)$/, '«$1» хэтэрсэн байна: одоо $2 байна'],
  [/^"(.*?)" is a figure: write (.+)$/, '«$1» бол үзүүлэлт: оронд нь $2 гэж бичнэ'],
  [/^"(.*?)" is the name of a paint: write (.+)$/, '«$1» бол өнгөний нэр: оронд нь $2 гэж бичнэ'],
  [/^"(.*?)": write "(.*)"$/, '«$1» биш, «$2» гэж бичнэ'],
  [/^this stands twice in the list$/, 'Жагсаалтад хоёр удаа байна: нэгийг нь өөрчлөх эсвэл хасна уу'],
  [/^"(.*)" stands twice in the list$/, '«$1» жагсаалтад хоёр удаа байна: нэгийг нь өөрчилнө үү'],
  [
    /^"(.*)" is described with the same words$/,
    '«$1» зургийнхтай яг адилхан тайлбар байна: энэ зурагт юу харагдаж байгааг бичнэ үү',
  ],
  [/^"(.*)" is another paint as well$/, '«$1» гэсэн өнгө бас нэг байна'],
  [/^(.+) stands in another language and not here$/, 'Нөгөө хэл дээрх $1 энд алга'],
  [/^"(.*?)" has Cyrillic letters$/, '«$1»: англи бичвэрт кирилл үсэг байна'],
  [/^this is not Mongolian$/, 'Монголоор бичнэ үү'],
  [/^"(.*?)" would be read as it stands/, '«$1» хэвээрээ харагдана: HTML бичихгүй'],
  [/^"(.*?)" stands for a text/, '«$1» гэдгийн оронд бичвэрээ бичнэ үү'],
  [/^"(.*?)" is in none of the site's fonts$/, '«$1» тэмдэгт сайтын үсгийн фонтод алга: өөрөөр бичнэ үү'],
  [/^an address of (.+)$/, 'Хаяг нь $1 сайтынх байна'],
  [
    /^a car with drivetrain "(.*)" has no (.+)$/,
    'Ийм хөдөлгүүртэй машинд энэ үзүүлэлт байхгүй: хөдөлгүүрийн төрлийг шалгана уу',
  ],
  [
    /^(\d+) km by road, but (\d+) km in a straight line$/,
    'Замаар $1 км, шулуун шугамаар $2 км: зай, байршлыг шалгана уу',
  ],
  [/^it was read before it was published$/, 'Уншсан сар нь нийтэлсэн сараас өмнө байна'],
  [/^"(.*?)" mixes alphabets/, '«$1»: кирилл, латин үсэг холилдсон эсвэл Ө, Ү-тэй төстэй өөр үсэг байна'],
  [
    /^this could stand on another car's page.* in content\/(.+)$/,
    'Өөр машины хуудастай адилхан байна ($1): энэ машиных болгоно уу',
  ],
  [/does not fit a rim of (.+) inches$/, 'Дугуй $1 инчийн обудтай таарахгүй байна'],
  [/^(.+) kWh cannot be used of (.+) kWh$/, 'Батарейн $2 кВт·ц-ээс $1 кВт·ц-ийг ашиглах боломжгүй'],
  [/^(.+) does not fit: (.+) is (.+)$/, '$1 бусад үзүүлэлттэй зөрж байна: $2 нь $3'],
  [/^it must close after it opens$/, 'Хаах цаг нь нээх цагаас хойш байна'],
  [/^"(.*)" is open at this time by another entry$/, 'Эдгээрийн нэг өдрийн цаг өөр мөрний цагтай давхцаж байна'],
  [/^no car has a price/, 'Аль ч машин үнэгүй тул зээлийн жишээ харагдахгүй'],
  [/^the (.+) has no battery to drive with$/, '$1 цахилгаан батарейгүй'],
  [/^there is no picture "(.*?)"/, '«$1» зураг алга'],
  [/^"(.*)" has no alternative text$/, '«$1» зурагт юу харагдаж байгааг бичээгүй байна'],
  [/^no page shows "(.*)"$/, '«$1» зураг хаана ч харагдахгүй байна'],
  [/^no page shows this picture$/, 'Энэ зураг хаана ч харагдахгүй байна'],
  [/^there is no page at (.+?):/, '$1 гэсэн хуудас алга'],
  [/^(\S+) has no part "(.*)": (.+)$/, '$1 хуудсанд «$2» гэсэн хэсэг алга. Байгаа нь: $3'],
  [/^no question "(.*)" is asked in/, '«$1» гэсэн түгээмэл асуулт алга: өөр хаяг заана уу'],
  [/^no car's page has a figure of (.*)$/, 'Аль ч машины хуудсанд «$1» гэсэн үзүүлэлт алга'],
  [/^"(.*)" is taken by/, '«$1» гэсэн хаяг өөр газар ашиглагдсан'],
  [/^nothing describes/, 'Файл дутуу байна: хөгжүүлэгчид хэлнэ үү'],
];

/** A reason in the language of whoever edits; whether it could be told is what `undefined` says. */
export function tellReason(reason: string, locale: Locale): string | undefined {
  if (locale === 'en') return reason.charAt(0).toUpperCase() + reason.slice(1);
  for (const [pattern, text] of REASONS) {
    const found = reason.match(pattern);
    if (found !== null) return text.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
  }
  return undefined;
}

/** What a reason offers in place of what was typed: of a figure its number alone, the unit stays in the text. */
export function offersOf(reason: string): { typed: string; places: string[] } | undefined {
  const [, typed, offers = ''] = reason.match(/^"(.+?)"(?: is (?:a figure|the name of a paint))?: write (.+)$/) ?? [];
  if (typed === undefined) return undefined;
  if (offers.startsWith('"')) return { typed, places: [offers.slice(1, -1)] };
  return { typed: /^[\d.,–]+/.exec(typed)?.[0] ?? typed, places: offers.split(' or ') };
}
