import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import control from '../field/control.module.css';
import { afterPress, Field, type FieldErrorState, type FieldTexts, useInteraction } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './combobox.module.css';
import { minimumText, SuggestionPanel, statusText } from './suggestion-panel.tsx';
import { useOptionList } from './use-option-list.ts';
import type { ComboboxItem, LoadItems } from './use-suggestions.ts';

export interface ComboboxProps extends FieldTexts, FieldErrorState {
  readonly id?: string;
  readonly placeholder?: string;
  /**
   * The item chosen now; null while the text is not a choice. To empty a text that was typed but never chosen, mount
   * the field again with another `key`.
   */
  readonly value: ComboboxItem | null;
  /** An item was chosen, or null when the text left the choice. */
  readonly onSelectionChange: (item: ComboboxItem | null) => void;
  /** Every change of the text, chosen or typed. */
  readonly onTextChange?: (text: string) => void;
  readonly load: LoadItems;
  /** Default 3; with 0 it opens on a press or the arrows, before anything is typed. */
  readonly minChars?: number;
  readonly debounceMs?: number;
  readonly maxItems?: number;
  /** What an answer without items says. */
  readonly emptyText?: string | undefined;
  /** Icon of every option. */
  readonly itemIcon?: ReactNode;
  readonly disabled?: boolean;
}

/** The props that an autocomplete of one kind of record passes on; it sets the others itself. */
export type AutocompleteProps = Omit<
  ComboboxProps,
  'value' | 'onSelectionChange' | 'load' | 'placeholder' | 'itemIcon' | 'minChars' | 'debounceMs' | 'maxItems'
>;

/**
 * Text field with suggestions from the server, after the WAI-ARIA pattern 'combobox with list
 * autocomplete'. Written by hand: the React Aria ComboBox, with the collection, overlay and
 * selection machinery it brings, weighs 44 kB (brotli) and this needs one flat list of five.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onSelectionChange, onTextChange, load, placeholder, itemIcon, disabled } = props;
  const { label, hint, required, optional, hideLabel } = props;
  const { minChars = 3, debounceMs = 500, maxItems = 5, emptyText } = props;
  const baseId = useId();
  const listId = `${baseId}-list`;
  const optionId = (position: number) => `${baseId}-option-${position}`;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value?.label ?? '');
  const [shown, setShown] = useState(value);
  const list = useOptionList({ load, minChars, debounceMs, maxItems });
  const { error: broken, markTouched, markDirty } = useInteraction(props);
  const [isTyping, setTyping] = useState(false);
  // While a person is still typing, a missing choice is not an error.
  const error = isTyping ? undefined : broken;

  // The owner changed the choice (a form was cleared or restored): the text follows.
  if (value?.id !== shown?.id || value?.label !== shown?.label) {
    setShown(value);
    if (value) setTyped(value.label);
    else if (shown && typed === shown.label) setTyped('');
  }

  function type(text: string): void {
    markDirty();
    setTyping(text !== '');
    setTyped(text);
    list.point(-1);
    list.setOpen(true);
    onTextChange?.(text);
    if (value) {
      setShown(null);
      onSelectionChange(null);
    }
    list.search(text);
  }

  function choose(item: ComboboxItem): void {
    markDirty();
    setTyping(false);
    setTyped(item.label);
    setShown(item);
    list.setOpen(false);
    list.point(-1);
    list.forget();
    onTextChange?.(item.label);
    onSelectionChange(item);
  }

  function clear(): void {
    type('');
    list.setOpen(false);
    input.current?.focus();
  }

  /** The options. If the text is the name of the chosen item, it is not searched. */
  function offer(): void {
    list.setOpen(true);
    if (minChars === 0 && list.suggestions.state === 'idle') list.retry(value ? '' : typed);
  }

  /** One press closes the list, the next one empties the field; neither closes a dialog around it. */
  function backOut(event: KeyboardEvent): void {
    if (!list.isOpen && typed === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (list.isOpen) list.setOpen(false);
    else clear();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      offer();
      list.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && list.pointed) {
      event.preventDefault();
      choose(list.pointed);
    } else if (event.key === 'Enter') {
      setTyping(false);
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
      id={props.id}
    >
      {(attributes) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving its controls
        <div
          className={styles['combobox']}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            markTouched();
            afterPress(() => setTyping(false));
            list.setOpen(false);
          }}
        >
          <span className={control['box']}>
            <span className={control['lead']}>
              <Search size={17} />
            </span>
            <input
              {...attributes}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={list.hasOptions}
              aria-controls={list.hasOptions ? listId : undefined}
              aria-activedescendant={list.pointed ? optionId(list.active) : undefined}
              aria-describedby={classNames(attributes['aria-describedby'], `${baseId}-minimum`)}
              className={classNames(control['input'], control['withTrail'])}
              placeholder={placeholder}
              disabled={disabled}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onClick={offer}
            />
            {typed !== '' && !disabled ? (
              <span className={control['trail']}>
                <IconButton size="small" label={`Borrar ${label}`} icon={<X size={16} />} onClick={clear} />
              </span>
            ) : null}
          </span>
          <span className="sr" id={`${baseId}-minimum`}>
            {minimumText(minChars)}
          </span>
          <span className="sr" role="status">
            {list.isOpen ? statusText(list.suggestions, emptyText) : ''}
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
