import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import type { ReactNode } from 'react';
import { ElementoAutocomplete, type ElementoAutocompleteProps } from '../widgets/elemento-autocomplete.tsx';

interface CampoProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

const toErrors = (error: string | undefined) => (error === undefined ? [] : [error]);

/** A line of text with the first rule it breaks. */
export function CampoTexto({
  error,
  ...rest
}: CampoProps & Omit<TextInputProps, 'errors' | 'value' | 'onChange'>) {
  return <TextInput autoComplete="off" {...rest} errors={toErrors(error)} submitted={error !== undefined} />;
}

/** A whole number or a measure: the keyboard of numbers on a phone. */
export function CampoNumero(props: CampoProps) {
  return <CampoTexto inputMode="numeric" {...props} />;
}

/** Several lines of text with the first rule they break. */
export function CampoLargo({
  error,
  rows,
  ...rest
}: CampoProps & { readonly rows: number; readonly optional?: boolean }) {
  return <Textarea {...rest} rows={rows} errors={toErrors(error)} submitted={error !== undefined} />;
}

interface CampoOpcionProps extends CampoProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** A choice of a closed list. */
export function CampoOpcion({ error, ...rest }: CampoOpcionProps) {
  return <Select {...rest} errors={toErrors(error)} submitted={error !== undefined} />;
}

/** An element with a version in force. */
export function CampoElemento({
  error,
  ...rest
}: ElementoAutocompleteProps & { readonly error?: string | undefined }) {
  return (
    <ElementoAutocomplete {...rest} soloVigentes errors={toErrors(error)} submitted={error !== undefined} />
  );
}
