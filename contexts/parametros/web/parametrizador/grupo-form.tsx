import { useBanner } from '@marco/web-kit/banner';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { SaveTries } from '@marco/web-kit/field';
import { useLatest } from '@marco/web-kit/modal';
import { isSameData, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type {
  GrupoDeParametros,
  Parametro,
  updateGrupoParametrosEndpoint,
  ValorParametro,
} from '../../contract/index.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';
import { toMessages } from '../to-messages.ts';
import { BarraGuardar } from './barra-guardar.tsx';
import styles from './parametrizador.module.css';
import { isCambiado, ParametroFila, toControlId } from './parametro-fila.tsx';
import { presentConUnidad } from './present-valor.ts';
import { PARAMETROS_KEY } from './queries.ts';

interface GrupoFormProps {
  readonly grupo: GrupoDeParametros;
  /** Kept as it is while something else is shown. */
  readonly isHidden: boolean;
  /** The parameter somebody came for. */
  readonly buscado: string | undefined;
  readonly onCambiados: (cuantos: number) => void;
  /** What was changed before, with the way back to a value of then. */
  readonly renderHistorial: (putBack: (clave: string, valor: unknown) => void) => ReactNode;
}

type Valores = Readonly<Record<string, unknown>>;

const toValores = ({ parametros }: GrupoDeParametros): Valores =>
  Object.fromEntries(parametros.map(({ clave, valor }) => [clave, valor]));

/** A part of a value in the form: `campo` is empty for the whole. */
const toField = (clave: string, campo: string) => (campo === '' ? clave : `${clave}.${campo}`);

const listDistintos = (parametros: readonly Parametro[], valores: Valores) =>
  parametros.filter(({ clave, valor }) => !isSameData(valores[clave], valor));

function findErrores(parametros: readonly Parametro[], valores: Valores) {
  return Object.assign(
    {},
    ...listDistintos(parametros, valores).map((parametro) =>
      toMessages(findErroresValor(parametro, valores[parametro.clave]), (campo) =>
        toField(parametro.clave, campo),
      ),
    ),
  ) as Readonly<Record<string, string>>;
}

/** What was saved, in words: a sensitive parameter waits for a second person. */
function presentGuardado(cambiados: readonly Parametro[]): string {
  const [unico, ...otros] = cambiados;
  const esperan = cambiados.filter(({ sensible }) => sensible).length;
  if (unico && otros.length === 0)
    return esperan > 0
      ? `Se propuso el cambio de «${unico.nombre}». Rige cuando otra persona lo confirme.`
      : `Se guardó «${unico.nombre}». Ya rige.`;
  if (esperan === 0) return `Se guardaron ${cambiados.length} cambios. Ya rigen.`;
  return esperan === cambiados.length
    ? `Se propusieron ${esperan} cambios. Rigen cuando otra persona los confirme.`
    : `Se guardaron ${cambiados.length - esperan} cambios y se propusieron ${esperan}, que rigen cuando otra persona los confirme.`;
}

/** The parameters of a group, changed together: all of them are saved or none. */
export function GrupoForm({ grupo, isHidden, buscado, onCambiados, renderHistorial }: GrupoFormProps) {
  const queries = useQueryClient();
  const banners = useBanner();
  const [soloCambiados, setSoloCambiados] = useState(false);
  const { send } = useVersionedChange<GrupoDeParametros>();
  const { codigo, nombre, descripcion, parametros } = grupo;

  const show = (actual: GrupoDeParametros) =>
    queries.setQueryData<{ grupos: GrupoDeParametros[] }>(PARAMETROS_KEY, (old) =>
      old ? { grupos: old.grupos.map((each) => (each.codigo === actual.codigo ? actual : each)) } : old,
    );

  const form = useRuledForm<Valores>({
    initial: toValores(grupo),
    findErrors: (valores) => findErrores(parametros, valores),
    names: Object.fromEntries(parametros.map((parametro) => [parametro.clave, parametro.nombre])),
    staysOpen: true,
    onSend: async (valores) => {
      const cambiados = listDistintos(parametros, valores);
      if (cambiados.length === 0) return;
      const movidos = (actual: GrupoDeParametros) =>
        cambiados.flatMap((mio) => {
          const suyo = actual.parametros.find(({ clave }) => clave === mio.clave);
          return suyo && !isSameData(suyo.valor, mio.valor) ? [{ mio, suyo }] : [];
        });
      await send({
        version: grupo.version,
        send: (api, options) =>
          api.call<typeof updateGrupoParametrosEndpoint>(
            { method: 'PUT', path: '/parametrizador/{grupo}' },
            {
              params: { grupo: codigo },
              // The rules have just said each is JSON of the right shape.
              body: {
                cambios: cambiados.map(({ clave }) => ({ clave, valor: valores[clave] as ValorParametro })),
              },
            },
            options,
          ),
        // What the other person left as it was needs no question.
        sendsSame: true,
        compare: (actual) =>
          movidos(actual).map(({ mio, suyo }) => ({
            label: mio.nombre,
            mine: presentConUnidad(mio, valores[mio.clave]),
            current: presentConUnidad(suyo, suyo.valor),
          })),
        onTheirs: (actual) => {
          const tomados = Object.fromEntries(movidos(actual).map(({ suyo }) => [suyo.clave, suyo.valor]));
          show(actual);
          form.restart(toValores(actual), (now) => ({ ...now, ...tomados }));
        },
        onSaved: (actual) => {
          show(actual);
          banners.success(presentGuardado(cambiados));
          const guardados = toValores(actual);
          // What was written while it was saved waits for the next time.
          form.restart(guardados, (now) => ({
            ...guardados,
            ...Object.fromEntries(
              Object.entries(now).filter(([clave, valor]) => !isSameData(valor, valores[clave])),
            ),
          }));
          // The texts and settings of every page come from the parameters too.
          void queries.invalidateQueries({ queryKey: ['parametros'] });
        },
        explain: leaveToCaller,
      });
    },
  });

  // What came from elsewhere (an import, a second person) is shown; what was written and not saved stays.
  const seen = useRef(grupo);
  const latest = useLatest(form);
  useEffect(() => {
    const antes = toValores(seen.current);
    const isSame = seen.current.version === grupo.version;
    seen.current = grupo;
    if (isSame) return;
    const ahora = toValores(grupo);
    latest.current.restart(ahora, (now) => ({
      ...ahora,
      ...Object.fromEntries(Object.entries(now).filter(([clave, valor]) => !isSameData(valor, antes[clave]))),
    }));
  }, [grupo, latest]);

  const distintos = listDistintos(parametros, form.values);
  const cuantos = distintos.length;
  useEffect(() => {
    onCambiados(cuantos);
    return () => onCambiados(0);
  }, [cuantos, onCambiados]);

  useEffect(() => {
    if (buscado !== undefined && !isHidden) focusParametro(buscado);
  }, [buscado, isHidden]);

  const put = (clave: string, valor: unknown) => form.change({ [clave]: valor });
  const vistos = parametros.filter((each) => !soloCambiados || distintos.includes(each) || isCambiado(each));
  return (
    <div className={styles['group']} hidden={isHidden}>
      <Card
        title={nombre}
        flush
        aside={<Checkbox label="Solo los cambiados" checked={soloCambiados} onChange={setSoloCambiados} />}
      >
        <form noValidate onSubmit={form.onSubmit}>
          {descripcion ? <p className={styles['about']}>{descripcion}</p> : null}
          <SaveTries value={form.tries}>
            <ul className={styles['list']}>
              {vistos.map((parametro) => (
                <ParametroFila
                  key={parametro.clave}
                  parametro={parametro}
                  valor={form.values[parametro.clave]}
                  isDistinto={distintos.includes(parametro)}
                  findError={(campo) => form.errors[toField(parametro.clave, campo)]}
                  submitted={form.tries > 0}
                  onChange={(valor) => put(parametro.clave, valor)}
                  onDecided={() => void queries.invalidateQueries({ queryKey: ['parametros'] })}
                />
              ))}
              {vistos.length === 0 ? (
                <li className={styles['none']}>Ningún valor de este grupo difiere del inicial.</li>
              ) : null}
            </ul>
          </SaveTries>
          <BarraGuardar
            cambiados={distintos}
            isSending={form.isSending}
            isHidden={isHidden}
            onSave={form.send}
            onDiscard={() => form.change(toValores(grupo))}
          />
        </form>
      </Card>
      {renderHistorial((clave, valor) => {
        put(clave, valor);
        setSoloCambiados(false);
        focusParametro(clave);
      })}
    </div>
  );
}

/** Goes to the control of a parameter, or to its row where it has none. */
function focusParametro(clave: string): void {
  const fila = document.getElementById(toControlId(clave));
  const control = fila?.querySelector<HTMLElement>('input, textarea, select, button:not([aria-disabled])');
  (control ?? fila)?.focus();
}
