import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { classNames } from '../class-names/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './date-picker.module.css';

/** The parts of a date or time, each a spin button. */
export function Segments() {
  return (
    <DateInput className={classNames(styles['segments'])}>
      {(segment) => <DateSegment segment={segment} className={classNames(styles['segment'])} />}
    </DateInput>
  );
}

/** Enter sends the form, as in every text field; React Aria would only go on to the next segment. */
export function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (event.key !== 'Enter' || target.getAttribute('role') !== 'spinbutton') return;
  event.preventDefault();
  event.stopPropagation();
  target.closest('form')?.requestSubmit();
}

interface ClearButtonProps {
  readonly label: string;
  readonly onClear: () => void;
}

/** Empties the control and goes to its first part. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return <IconButton size="small" label={`Borrar ${label}`} icon={<X size={16} />} onClick={onClear} />;
}
