import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderModel } from '#/catalogue/model-choices.ts';
import { findChosenColour } from '../../cars/ColourPicker/chosen-colour.ts';
import { openFromUrl } from '../../design/Dialog/open-from-url.ts';
import { failureText } from '../../design/loading/failure-text.ts';
import { findKeptOrder, keepOrder } from './kept-order.ts';
import { type Order, orderOf } from './order-fields.ts';
import { fillForm, readForm } from './order-form.ts';
import { orderQuery, readOrder, withoutOrder } from './order-link.ts';
import { loadModels } from './order-models.ts';

/** The order before anything is chosen. */
const UNTOUCHED = orderOf(() => '');

/** How far the list of all models has come. */
type ModelsState = { is: 'unasked' | 'loading' | 'loaded' } | { is: 'failed'; failure: string };

/**
 * The order sheet's memory: what stands in its form, which cars it knows, and what happens when it opens. It opens by
 * itself when the URL asks for it.
 *
 * @param own The page's car, which is chosen from the start.
 */
export function useOrder(dialogId: string, own: OrderModel, modelsUrl: string) {
  const form = useRef<HTMLFormElement>(null);
  const [models, setModels] = useState([own]);
  const [modelsState, setModelsState] = useState<ModelsState>({ is: 'unasked' });
  const [isOpened, setIsOpened] = useState(false);
  const [order, setOrder] = useState<Order>(() => ({ ...UNTOUCHED, model: own.id }));
  /** The colour of the page that the sheet has taken over last. */
  const taken = useRef<number>(undefined);
  /** A model that is wanted and that the page does not know yet. */
  const wantedModel = useRef<string>(undefined);

  const read = () => {
    if (form.current !== null) setOrder(readForm(form.current));
  };
  const fill = (part: Partial<Order>) => {
    if (form.current !== null) fillForm(form.current, part);
    read();
  };
  const handleInput = () => {
    if (form.current !== null) keepOrder(readForm(form.current));
    read();
  };

  const askForModels = async () => {
    setModelsState({ is: 'loading' });
    try {
      const loaded = await loadModels(modelsUrl);
      // The option has to stand in the list before it can be chosen.
      flushSync(() => {
        const others = loaded.map((model) => (model.id === own.id ? own : model));
        setModels(others.includes(own) ? others : [own, ...others]);
        setModelsState({ is: 'loaded' });
      });
      if (wantedModel.current !== undefined) fill({ model: wantedModel.current });
      wantedModel.current = undefined;
    } catch (reason) {
      console.warn('The other models could not be loaded.', reason);
      setModelsState({ is: 'failed', failure: failureText(reason) });
    }
  };

  const retry = () => {
    // The button goes away; what it is about is the list of cars.
    (form.current?.elements.namedItem('order') as HTMLElement | null)?.focus();
    void askForModels();
  };

  const handleOpen = (wasOpen: boolean) => {
    setIsOpened(true);
    for (const day of form.current?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? []) day.min = today();
    const colour = findChosenColour();
    // What the visitor has already set in the sheet stays; later, the newer choice wins.
    const isUntouched = form.current === null || readForm(form.current).colour === '';
    if (colour !== undefined && colour !== taken.current && (!wasOpen || isUntouched)) fill({ colour: String(colour) });
    else read();
    taken.current = colour;
    if (modelsState.is === 'unasked' || modelsState.is === 'failed') void askForModels();
  };

  const start = useEffectEvent(() => {
    if (form.current === null) return;
    const inForm = readForm(form.current);
    const isUntouched = orderQuery(inForm) === orderQuery({ model: inForm.model });
    const kept = isUntouched ? findKeptOrder() : undefined;
    const asked = readOrder(location.search);
    // What a link leaves open leaves what was written before.
    const wanted = { ...kept, ...answered(asked) };
    if (kept !== undefined || asked !== undefined) fill(wanted);
    wantedModel.current = wanted.model;
    const dialog = document.getElementById(dialogId);
    if (asked !== undefined && dialog instanceof HTMLDialogElement) {
      openFromUrl(dialog, withoutOrder(location.search));
    }
  });
  useEffect(() => start(), []);

  return {
    form,
    order,
    models,
    isLoading: modelsState.is === 'loading',
    failure: modelsState.is === 'failed' ? modelsState.failure : undefined,
    isOpened,
    handleOpen,
    handleInput,
    retry,
  };
}

/** The fields of an order that are not empty. */
function answered(order: Partial<Order> = {}): Partial<Order> {
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== ''));
}

/** The visitor's day, as date fields write it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
