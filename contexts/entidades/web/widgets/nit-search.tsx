import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { TipoConRegistro } from '../../contract/terms.ts';
import { findDigitoError, findNitError } from '../../rules/nit/verificacion-nit.ts';
import styles from './nit-search.module.css';
import { NitSearchAnswer } from './nit-search-answer.tsx';
import { useVerifyNit } from './use-verify-nit.ts';

/** An entidad its registry confirmed; `nombre` as the registry writes it. */
export interface NitResult {
  readonly nit: string;
  readonly dv: number;
  readonly nombre: string;
}

export interface NitSearchProps {
  /** Which registry is asked: of companies, or of higher education. */
  readonly kind: TipoConRegistro;
  /** The entidad found; null at the start and as soon as a number changes or another is asked. */
  readonly onResult: (result: NitResult | null) => void;
  /** Whether the block lets the form go on: only while an entidad is found. */
  readonly onValidChange: (valid: boolean) => void;
}

/** The NIT block of the forms (REG-09): an entidad by NIT and verification number. */
export function NitSearch(props: NitSearchProps) {
  // Another kind starts a new search without data of the first one.
  return <NitSearchOfKind key={props.kind} {...props} />;
}

function NitSearchOfKind({ kind, onResult, onValidChange }: NitSearchProps) {
  const [nit, setNit] = useState('');
  const [dv, setDv] = useState('');
  const { estado, verify, clear } = useVerifyNit(kind);
  const id = useId();
  const errors = { nit: findNitError(nit), dv: findDigitoError(nit, dv) };
  const faltante = describeFaltante(nit, dv, errors);

  // The parent must forget the result of an earlier block.
  const reportStart = useEffectEvent(() => tell(null));
  useEffect(() => reportStart(), []);

  async function consult(): Promise<void> {
    if (faltante !== null) return;
    forget();
    const nombre = await verify(nit, dv);
    if (nombre !== undefined) tell({ nit, dv: Number(dv), nombre });
  }

  function tell(result: NitResult | null): void {
    onResult(result);
    onValidChange(result !== null);
  }

  function forget(): void {
    if (estado.kind === 'found') tell(null);
  }

  function change(write: (text: string) => void, text: string): void {
    write(text);
    forget();
    clear();
  }

  function consultOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // The form around is not sent by a look-up.
    event.preventDefault();
    void consult();
  }

  const numberInput = { inputMode: 'numeric', autoComplete: 'off', onKeyDown: consultOnEnter } as const;
  return (
    <fieldset className={styles['block']}>
      <legend className={styles['legend']}>Consulta por NIT</legend>
      <div className={styles['grid']}>
        <TextInput
          {...numberInput}
          label="NIT*"
          maxLength={20}
          value={nit}
          onChange={(text) => change(setNit, text)}
          errors={errors.nit ? [errors.nit] : []}
        />
        <TextInput
          {...numberInput}
          label="Número de verificación NIT*"
          maxLength={2}
          value={dv}
          onChange={(text) => change(setDv, text)}
          errors={errors.dv ? [errors.dv] : []}
        />
        <div className={styles['action']}>
          <Button
            variant="secondary"
            disabled={faltante !== null}
            busy={estado.kind === 'busy' && 'Consultando'}
            aria-describedby={faltante === null ? undefined : id}
            onClick={() => void consult()}
          >
            CONSULTAR
          </Button>
        </div>
        <NitSearchAnswer estado={estado} onRetry={() => void consult()} />
      </div>
      {faltante === null ? null : (
        <p className={styles['missing']} id={id}>
          {faltante}
        </p>
      )}
    </fieldset>
  );
}

/** Why CONSULTAR is disabled, as a sentence; null if it is enabled. */
function describeFaltante(
  nit: string,
  dv: string,
  errors: { readonly nit: string | undefined; readonly dv: string | undefined },
): string | null {
  const empty = [nit === '' && 'el NIT', dv === '' && 'el número de verificación'].filter(Boolean);
  if (empty.length > 0) return `Para consultar escriba ${empty.join(' y ')}.`;
  return errors.nit || errors.dv ? 'Para consultar corrija los datos señalados.' : null;
}
