import { TIPOS_ENTIDAD, type TipoEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { bindField, type RuledForm, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { PoliticaDeConsumo, updatePoliticaEndpoint } from '../../contract/index.ts';
import { LIMITES_POLITICA, MODO_POLITICA, type ModoPolitica } from '../../contract/terms.ts';
import { toPoliticaKey } from '../use-politica.ts';
import styles from './formulario.module.css';
import {
  findErroresPolitica,
  isEscribible,
  toPolitica,
  toValoresPolitica,
  type ValoresPolitica,
} from './valores-politica.ts';

const CONVENIOS: Readonly<Record<ValoresPolitica['convenio'], string>> = {
  no: 'No se pide',
  siempre: 'Se pide a todas',
  'en-su-lugar': 'Sirve en lugar de lo demás',
};

/** What was promised under the terms in force. */
function presentComprometido({ acuerdos, total }: PoliticaDeConsumo['comprometido']): string {
  if (acuerdos === 0) return 'Hoy no hay acuerdos en vigor.';
  const cuantos = acuerdos === 1 ? 'Hoy cuenta 1 acuerdo' : `Hoy cuentan ${formatNumber(acuerdos)} acuerdos`;
  return `${cuantos} con ${formatNumber(total)} consultas al día.`;
}

/** The terms of a version, written by who offers it; the ministry reads them. */
export function PoliticaForm({ politica }: { readonly politica: PoliticaDeConsumo }) {
  const { version, versionId, editar, campos, comprometido } = politica;
  const { send } = useVersionedChange<PoliticaDeConsumo>({
    show: (queries, saved) => queries.setQueryData(toPoliticaKey(versionId), saved),
    refreshRefused: toPoliticaKey(versionId),
  });
  const form = useRuledForm<ValoresPolitica>({
    initial: toValoresPolitica(politica),
    names: {
      modo: 'Cómo se decide',
      tipos: 'Tipos de entidad',
      orden: 'Orden',
      sector: 'Sector',
      convenio: 'Convenio',
      cuotaPorConsumidora: 'Consultas al día por entidad',
      cuotaTotal: 'Consultas al día en total',
      camposJustificados: 'Datos con razón',
      condiciones: 'Otras condiciones',
      diasRespuesta: 'Días hábiles para decidir',
      mesesVigencia: 'Meses de vigencia',
    },
    findErrors: findErroresPolitica,
    onSend: async (valores) => {
      await send({
        version,
        send: (api, options) =>
          api.call<typeof updatePoliticaEndpoint>(
            { method: 'PUT', path: '/acuerdos/politicas/{id}' },
            { params: { id: String(versionId) }, body: toPolitica(valores, politica) },
            options,
          ),
        done: 'Se guardaron las condiciones. Rigen para las peticiones que vengan.',
        explain: leaveToCaller,
      });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <CardStack>
        <Notice>{presentComprometido(comprometido)} Lo que cambie aquí no les quita nada.</Notice>
        <Card title="Quién puede pedirla">
          {isEscribible(politica) ? (
            <QuienPuede form={form} politica={politica} />
          ) : (
            <p className={styles['texto']}>
              Las condiciones las escribió un programa y se conservan como están.
            </p>
          )}
        </Card>
        <Card title="Cuánto y cómo se decide">
          <Cuanto form={form} />
        </Card>
        <Card title="Datos que se dan solo con una razón">
          {campos.map(({ id, nombre, ruta }) => (
            <Checkbox
              key={id}
              label={nombre}
              hint={ruta}
              checked={form.values.camposJustificados.includes(id)}
              onChange={(isChosen) =>
                form.change({
                  camposJustificados: isChosen
                    ? [...form.values.camposJustificados, id]
                    : form.values.camposJustificados.filter((one) => one !== id),
                })
              }
            />
          ))}
        </Card>
        <FormActions>
          <Button type="submit" blocked={editar} busy={form.isSending && 'Guardando'}>
            Guardar condiciones
          </Button>
        </FormActions>
      </CardStack>
    </form>
  );
}

interface ParteProps {
  readonly form: RuledForm<ValoresPolitica>;
}

function QuienPuede({ form, politica }: ParteProps & { readonly politica: PoliticaDeConsumo }) {
  const { ordenes, sectores } = politica.opciones;
  const { tipos } = form.values;
  const toRows = (rows: readonly { readonly id: number; readonly nombre: string }[]) =>
    rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return (
    <FormGrid>
      <FormCell span={12}>
        <fieldset className={styles['campos']}>
          <legend>Tipos de entidad; sin elegir, todos</legend>
          {(Object.keys(TIPOS_ENTIDAD) as TipoEntidad[]).map((tipo) => (
            <Checkbox
              key={tipo}
              label={TIPOS_ENTIDAD[tipo]}
              checked={tipos.includes(tipo)}
              onChange={(isChosen) =>
                form.change({ tipos: isChosen ? [...tipos, tipo] : tipos.filter((uno) => uno !== tipo) })
              }
            />
          ))}
        </fieldset>
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Orden"
          placeholder="Cualquiera"
          options={toRows(ordenes)}
          {...bindField(form, 'orden')}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Sector"
          placeholder="Cualquiera"
          options={toRows(sectores)}
          {...bindField(form, 'sector')}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Convenio"
          options={toOptions(CONVENIOS)}
          {...bindField(form, 'convenio')}
          onChange={(convenio) => form.change({ convenio: convenio as ValoresPolitica['convenio'] })}
        />
      </FormCell>
    </FormGrid>
  );
}

function Cuanto({ form }: ParteProps) {
  return (
    <FormGrid>
      <FormCell span={12}>
        <Select
          label="Cómo se decide"
          options={toOptions(MODO_POLITICA)}
          {...bindField(form, 'modo')}
          onChange={(modo) => form.change({ modo: modo as ModoPolitica })}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Consultas al día por entidad"
          hint="Vacío, sin tope"
          inputMode="numeric"
          maxLength={10}
          {...bindField(form, 'cuotaPorConsumidora')}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Consultas al día en total"
          hint="Vacío, sin tope"
          inputMode="numeric"
          maxLength={10}
          {...bindField(form, 'cuotaTotal')}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Días hábiles para decidir"
          required
          inputMode="numeric"
          maxLength={2}
          {...bindField(form, 'diasRespuesta')}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Meses de vigencia"
          required
          inputMode="numeric"
          maxLength={3}
          {...bindField(form, 'mesesVigencia')}
        />
      </FormCell>
      <FormCell span={12}>
        <Textarea
          label="Otras condiciones"
          optional
          hint="Las leen quienes piden, y quedan en el documento del acuerdo"
          maxLength={LIMITES_POLITICA.texto}
          {...bindField(form, 'condiciones')}
        />
      </FormCell>
    </FormGrid>
  );
}
