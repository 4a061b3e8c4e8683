import type { Locale } from '#/language/locales.ts';

/**
 * Words of the content that are right though no dictionary has them: names, loan words of the trade, abbreviations. In the order of
 * their letters; a word in lower case stands for its capitalised form too.
 */
export const OWN_WORDS: Record<Locale, string> = {
  mn: `
    Википедиа Энхтайваны амортизатор аннуитет апп аппын бамперын блогийн брэнд брэндийн брэндтэй брэндээр брэндүүд
    в-оор в-ын гадаргуу гараж гаражид драйв драйвын и-мэйл и-мэйлд и-мэйлээ и-мэйлээр кабелиар капот капотоос
    клиренс консол консолын кроссовер массаж массажтай мессенжер минивэн навигац навигацын обуд обудны обудтай
    панорам розетка розеткаар руу руугаа салоны седан седаны спойлер турбо х хайбрид ц ц-аар ц-аас ц-д ц-ийн ц-т
    чирж шоурүүм шоурүүмд шоурүүмийн эко эрг эрсдэлтэй
  `,
  en: `
    ADAC Altanbulag Aquela ArenaEV Arvaikheer AutoWeek Automoto Autothriller Ax Bayankhongor BusinessOnline CCS CLTC
    CMP CarPlay Carsradars ChinaPEV Chinggis Choibalsan Corsa DCT DSMA Dalanzadgad Darkhan Dongfeng Dongfeng’s
    Dynaudio EREV ESSA EVKX EVO Eco Erdene Erdenet Fengshen Firmenauto Forthing GMX GS Geotab HEV Haoji Isofix
    Italdesign Kharkhorin Linkedin Liuzhou Mongolnow Montsame MotoriMagazine Máquina NAF Nvl Opel Orkhon PSA Qlqiche
    Recurrent’s RepuestosPro Sainshand Selenge Sükhbaatar Techz Terelj Tsetserleg Tuc UB Voyah WCAG WD WLTP Yixuan
    alVolante colors com cz es gaozi ger hp nl paultan ru slideshow Öndörkhaan
  `,
};
