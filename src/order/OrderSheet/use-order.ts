import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findChosenColour } from '../../cars/ColourPicker/chosen-colour.ts';
import { showDialog } from '../../design/Dialog/modal.ts';
import { failureText } from '../../design/SectionBoundary/failure-text.ts';
import { fillForm, readForm } from './order-form.ts';
import { type Order, readOrder, withoutOrder } from './order-link.ts';
import { loadModels, type OrderModel } from './order-models.ts';

/** How far the list of all models has come. */
type ModelsState = { is: 'unasked' | 'loading' | 'loaded' } | { is: 'failed'; failure: string };

/**
 * The order sheet's memory: what stands in its form, which cars it knows, and what happens when it opens and closes. It
 * opens by itself when the address asks for it.
 *
 * @param ownModels The cars that the page itself knows; a single one is chosen from the start.
 */
export function useOrder(dialogId: string, ownModels: OrderModel[], modelsAddress: string) {
  const form = useRef<HTMLFormElement>(null);
  const [models, setModels] = useState(ownModels);
  const [modelsState, setModelsState] = useState<ModelsState>({ is: 'unasked' });
  const [isOpened, setIsOpened] = useState(false);
  const [order, setOrder] = useState<Order>(() => ({
    model: ownModels.length === 1 ? ownModels[0]?.id : undefined,
    colour: 1,
    wishes: '',
  }));
  /** The colour of the page that the sheet has taken over last. */
  const taken = useRef<number>(undefined);
  /** A model that the address names and that the page may not know yet. */
  const wantedModel = useRef<string>(undefined);

  const read = () => {
    if (form.current !== null) setOrder(readForm(form.current));
  };
  const fill = (part: Partial<Order>) => {
    if (form.current !== null) fillForm(form.current, part);
    read();
  };

  const askForModels = async () => {
    setModelsState({ is: 'loading' });
    try {
      const loaded = await loadModels(modelsAddress);
      // The option has to stand in the list before it can be chosen.
      flushSync(() => {
        setModels([...loaded, ...ownModels.filter(({ id }) => loaded.every((model) => model.id !== id))]);
        setModelsState({ is: 'loaded' });
      });
      fill({ model: wantedModel.current });
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
    const colour = findChosenColour();
    // What the visitor has already set in the sheet stays; later, the newer choice wins.
    const isUntouched = form.current === null || readForm(form.current).colour === 1;
    if (colour !== undefined && colour !== taken.current && (!wasOpen || isUntouched)) fill({ colour });
    else read();
    taken.current = colour;
    if (modelsState.is === 'unasked' || modelsState.is === 'failed') void askForModels();
  };

  const handleClose = () => {
    const { pathname, search, hash } = location;
    if (!new URLSearchParams(search).has('order')) return;
    history.replaceState(history.state, '', `${pathname}${withoutOrder(search)}${hash}`);
  };

  const openFromAddress = useEffectEvent(() => {
    const wanted = readOrder(location.search);
    const dialog = document.getElementById(dialogId);
    if (wanted === undefined || !(dialog instanceof HTMLDialogElement)) return;
    wantedModel.current = wanted.model;
    showDialog(dialog);
    fill(wanted);
  });
  useEffect(() => openFromAddress(), []);

  return {
    form,
    order,
    models,
    isLoading: modelsState.is === 'loading',
    failure: modelsState.is === 'failed' ? modelsState.failure : undefined,
    isOpened,
    handleOpen,
    handleClose,
    handleInput: read,
    retry,
  };
}
