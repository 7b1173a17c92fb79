import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { Tag } from '../tag/index.ts';
import styles from './combobox.module.css';
import { minimumText, SuggestionPanel, statusText } from './suggestion-panel.tsx';
import { useOptionList } from './use-option-list.ts';
import type { ComboboxItem, LoadItems } from './use-suggestions.ts';

interface TagComboboxProps extends FieldTexts {
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  readonly values: readonly ComboboxItem[];
  readonly onChange: (values: readonly ComboboxItem[]) => void;
  /** Every change of the text that is no choice yet; empty once it became one. */
  readonly onTextChange?: (text: string) => void;
  readonly load: LoadItems;
  /** How many may be chosen; then nothing more is offered. */
  readonly maxValues: number;
  readonly minChars?: number;
  readonly debounceMs?: number;
  readonly maxItems?: number;
  /** What an answer without items says. */
  readonly emptyText?: string;
  readonly itemIcon?: ReactNode;
  readonly error?: string | undefined;
}

/** Several choices from suggestions of the server, each a tag before the text; Backspace in the empty text takes the last one away. */
export function TagCombobox(props: TagComboboxProps) {
  const { label, values, onChange, load, maxValues, placeholder, itemIcon, emptyText, error } = props;
  const { hint, required, optional, hideLabel } = props;
  const { minChars = 3, debounceMs = 500, maxItems = 5 } = props;
  const baseId = useId();
  const listId = `${baseId}-list`;
  const optionId = (position: number) => `${baseId}-option-${position}`;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const isChosen = ({ id }: ComboboxItem) => values.some((value) => value.id === id);
  const list = useOptionList({
    load: async (text, signal) => (await load(text, signal)).filter((item) => !isChosen(item)),
    minChars,
    debounceMs,
    maxItems,
  });
  const isFull = values.length >= maxValues;
  const limits = isFull ? `Ya hay ${maxValues}. Quite alguno para agregar otro.` : minimumText(minChars);

  function keepInput(element: HTMLInputElement | null): void {
    input.current = element;
    if (typeof props.ref === 'function') props.ref(element);
    else if (props.ref) props.ref.current = element;
  }

  function type(text: string): void {
    setTyped(text);
    setSaid('');
    props.onTextChange?.(text);
    list.point(-1);
    list.setOpen(true);
    list.search(text);
  }

  function choose(item: ComboboxItem): void {
    setTyped('');
    props.onTextChange?.('');
    setSaid(`Se agregó ${item.label}.`);
    list.setOpen(false);
    list.forget();
    onChange([...values, item]);
  }

  function remove(gone: ComboboxItem): void {
    setSaid(`Se quitó ${gone.label}.`);
    onChange(values.filter(({ id }) => id !== gone.id));
    input.current?.focus();
  }

  /** One press closes the list, the next one empties the text; neither closes a dialog around it. */
  function backOut(event: KeyboardEvent): void {
    if (!list.isOpen && typed === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (list.isOpen) list.setOpen(false);
    else type('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = values.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      list.setOpen(true);
      list.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && list.pointed) {
      event.preventDefault();
      choose(list.pointed);
    } else if (event.key === 'Backspace' && typed === '' && last) {
      remove(last);
    } else if (event.key === 'Escape') {
      backOut(event);
    }
  }

  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={optional}
      hideLabel={hideLabel}
      error={error}
    >
      {(attributes) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving its controls
        <div
          className={styles['combobox']}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) list.setOpen(false);
          }}
        >
          <div className={styles['tagBox']} data-invalid={error ? true : undefined}>
            {values.length === 0 ? null : (
              <ul aria-label={`Elegidos en ${label}`}>
                {values.map((value) => (
                  <li key={value.id}>
                    <Tag onRemove={() => remove(value)}>{value.label}</Tag>
                  </li>
                ))}
              </ul>
            )}
            <input
              {...attributes}
              ref={keepInput}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={list.hasOptions}
              aria-controls={list.hasOptions ? listId : undefined}
              aria-activedescendant={list.pointed ? optionId(list.active) : undefined}
              aria-describedby={classNames(attributes['aria-describedby'], `${baseId}-minimum`)}
              placeholder={isFull ? undefined : placeholder}
              readOnly={isFull}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onClick={() => list.setOpen(true)}
            />
          </div>
          <span className="sr" id={`${baseId}-minimum`}>
            {limits}
          </span>
          <span className="sr" role="status">
            {list.isOpen ? statusText(list.suggestions, emptyText) : said}
          </span>
          {list.isOpen ? (
            <SuggestionPanel
              suggestions={list.suggestions}
              typed={typed}
              label={label}
              listId={listId}
              optionId={optionId}
              active={list.active}
              itemIcon={itemIcon}
              emptyText={emptyText}
              onPoint={list.point}
              onChoose={choose}
              onRetry={() => {
                list.retry(typed);
                input.current?.focus();
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
