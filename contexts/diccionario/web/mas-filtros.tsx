import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { useFilterDraft } from '@marco/web-kit/list-search';
import { type FormEvent, useState } from 'react';
import { type EstadoDiccionario, findErrorOid } from '../rules/direccion.ts';
import styles from './diccionario.module.css';

interface MasFiltrosProps {
  readonly estado: EstadoDiccionario;
  readonly onChange: (estado: EstadoDiccionario) => void;
}

/** Filters without a list of values: the identifier and the days of incorporation. */
export function MasFiltros({ estado, onChange }: MasFiltrosProps) {
  const { oid, desde, hasta } = estado;
  const [draft, edit] = useFilterDraft({ oid, desde, hasta });
  const [isSubmitted, setSubmitted] = useState(false);
  const errorOid = findErrorOid(draft.oid.trim());
  const errorDias =
    draft.desde !== '' && draft.hasta !== '' && draft.desde > draft.hasta
      ? 'Elija un día igual o posterior al primero.'
      : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (errorOid === null && errorDias === null)
      onChange({ ...estado, ...draft, oid: draft.oid.trim(), pagina: 1 });
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label="Más filtros">
      <TextInput
        label="OID"
        placeholder="2.999.170.1.1"
        hint="Uno, o el comienzo de varios."
        autoComplete="off"
        value={draft.oid}
        onChange={(value) => edit({ oid: value })}
        errors={errorOid === null ? [] : [errorOid]}
        submitted={isSubmitted}
      />
      <DatePicker
        deferred
        label="Incorporado desde"
        value={draft.desde}
        onChange={(value) => edit({ desde: value })}
      />
      <DatePicker
        deferred
        label="Incorporado hasta"
        value={draft.hasta}
        onChange={(value) => edit({ hasta: value })}
        errors={errorDias === null ? [] : [errorDias]}
        submitted={isSubmitted}
      />
      <Button type="submit" variant="secondary" size="small">
        Aplicar
      </Button>
    </form>
  );
}
