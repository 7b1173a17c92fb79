import { type ComboboxItem, TagCombobox } from '@marco/web-kit/combobox';
import { ArrowRight, Braces } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { LIMITES_DIRECTORIO } from '../../contract/terms.ts';
import { presentEntregan, presentPiden, useSugerenciasDato } from '../use-sugerencias-dato.ts';
import styles from './caja-directorio.module.css';

/** What is chosen on one side, and what changes it. */
export interface LadoDeBusqueda {
  readonly ref: Ref<HTMLInputElement>;
  readonly values: readonly ComboboxItem[];
  readonly onChange: (items: readonly ComboboxItem[]) => void;
  readonly onTextChange: (text: string) => void;
}

interface CajaDatosProps {
  readonly tengo: LadoDeBusqueda;
  readonly necesito: LadoDeBusqueda;
  readonly error: string | undefined;
  /** The button that searches. */
  readonly children: ReactNode;
}

const DATO = {
  maxValues: LIMITES_DIRECTORIO.datos,
  placeholder: 'Otro dato',
  emptyText: 'Ningún dato del lenguaje común se llama así.',
  itemIcon: <Braces size={16} />,
};

/** What one has and what one needs, of the common language. */
export function CajaDatos({ tengo, necesito, error, children }: CajaDatosProps) {
  const enTengo = useSugerenciasDato(presentPiden);
  const enNecesito = useSugerenciasDato(presentEntregan);
  return (
    <div className={styles['data']}>
      <TagCombobox label="Tengo" load={enTengo} {...DATO} {...tengo} />
      <ArrowRight className={styles['arrow']} size={22} />
      <TagCombobox label="Necesito" load={enNecesito} error={error} {...DATO} {...necesito} />
      {children}
    </div>
  );
}
