/** "Сүхбаатар (Сэлэнгэ)" is "Сүхбаатар" where there is little room. */
export const shortName = (name: string) => name.replace(/ \(.*\)$/, '');
