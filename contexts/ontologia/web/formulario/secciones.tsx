import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LIMITES_FICHA, TIPOS_DATO, TIPOS_DEFINICION, TIPOS_EVENTO } from '../../contract/terms.ts';
import { CampoArea, CampoElegida, CampoFecha, CampoLista, CampoTexto } from './campos.tsx';
import { ListaElementos } from './lista-elementos.tsx';
import { SeccionParticipantes } from './seccion-participantes.tsx';
import { SeccionValores } from './seccion-valores.tsx';
import type { ValoresFicha } from './valores.ts';

export interface SeccionProps {
  readonly form: UseFormReturn<ValoresFicha>;
  /** Whether the ficha exists: its code does not change any more. */
  readonly exists: boolean;
}

/** Name and code, which every ficha has. */
export function CamposNombre({ form: { control }, exists }: SeccionProps) {
  return (
    <>
      <FormCell span={6}>
        <CampoTexto control={control} name="nombre" required maxLength={LIMITES_FICHA.nombre} />
      </FormCell>
      <FormCell span={6}>
        <CampoTexto
          control={control}
          name="codigo"
          required
          readOnly={exists}
          maxLength={LIMITES_FICHA.codigo}
          hint={
            exists
              ? 'El código de una ficha no cambia: es parte de su dirección.'
              : 'Letras sin tilde y números, como Persona o fechaNacimiento.'
          }
        />
      </FormCell>
    </>
  );
}

/** A class or a property, and what it means. */
export function SeccionDefinicion(props: SeccionProps) {
  const { control } = props.form;
  const tipo = useWatch({ control, name: 'tipo' });
  return (
    <Card title="Definición">
      <FormGrid>
        <CamposNombre {...props} />
        <FormCell span={6}>
          <CampoLista
            control={control}
            name="tipo"
            required
            labels={TIPOS_DEFINICION}
            disabled={props.exists}
            {...(props.exists ? { hint: 'El tipo de una definición no cambia.' } : {})}
          />
        </FormCell>
        {tipo === 'clase' ? (
          <FormCell span={6}>
            <CampoElegida control={control} name="idClaseSuperior" que="clase" optional />
          </FormCell>
        ) : (
          <FormCell span={6}>
            <CampoElegida
              control={control}
              name="idDominio"
              que="clase"
              optional
              hint="La clase de la que es la propiedad."
            />
          </FormCell>
        )}
        {tipo === 'propiedad-dato' ? (
          <FormCell span={6}>
            <CampoLista
              control={control}
              name="rangoTipoDato"
              required
              labels={TIPOS_DATO}
              placeholder="Seleccione un tipo de dato"
            />
          </FormCell>
        ) : null}
        {tipo === 'propiedad-objeto' ? (
          <FormCell span={6}>
            <CampoElegida
              control={control}
              name="idRango"
              que="clase"
              optional
              hint="La clase a la que lleva."
            />
          </FormCell>
        ) : null}
        <FormCell span={12}>
          <CampoArea control={control} name="definicion" required maxLength={LIMITES_FICHA.definicion} />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto control={control} name="fuente" optional maxLength={LIMITES_FICHA.fuente} />
        </FormCell>
        <FormCell span={6}>
          <CampoElegida
            control={control}
            name="idElemento"
            que="elemento"
            optional
            hint="El elemento del diccionario que lo representa."
          />
        </FormCell>
        <FormCell span={12}>
          <CampoArea control={control} name="sinonimos" optional rows={3} hint="Uno en cada línea." />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

/** An instance of a class. */
export function SeccionIndividuo(props: SeccionProps) {
  const { control } = props.form;
  return (
    <>
      <Card title="Individuo">
        <FormGrid>
          <CamposNombre {...props} />
          <FormCell span={6}>
            <CampoElegida control={control} name="idClase" que="clase" required />
          </FormCell>
          <FormCell span={6}>
            <CampoTexto
              control={control}
              name="notacion"
              optional
              maxLength={LIMITES_FICHA.notacion}
              hint="El código con el que se escribe en una lista, como 05."
            />
          </FormCell>
          <FormCell span={6}>
            <CampoFecha control={control} name="vigenteDesde" optional />
          </FormCell>
          <FormCell span={6}>
            <CampoFecha control={control} name="vigenteHasta" optional />
          </FormCell>
        </FormGrid>
      </Card>
      <SeccionValores control={control} />
    </>
  );
}

/** Something that happens and changes data. */
export function SeccionEvento(props: SeccionProps) {
  const { control } = props.form;
  const area = (name: 'disparador' | 'precondiciones' | 'resultados') => (
    <FormCell span={12}>
      <CampoArea control={control} name={name} optional rows={3} maxLength={LIMITES_FICHA.texto} />
    </FormCell>
  );
  return (
    <>
      <Card title="Evento">
        <FormGrid>
          <CamposNombre {...props} />
          <FormCell span={6}>
            <CampoLista control={control} name="tipo" required labels={TIPOS_EVENTO} />
          </FormCell>
          <FormCell span={12}>
            <CampoArea control={control} name="descripcion" required maxLength={LIMITES_FICHA.texto} />
          </FormCell>
          {area('disparador')}
          {area('precondiciones')}
          {area('resultados')}
        </FormGrid>
      </Card>
      <SeccionParticipantes control={control} />
      <ListaElementos
        control={control}
        titulo="Datos que cambian"
        ayuda="Los elementos de dato cuyo valor cambia cuando el evento ocurre."
      />
    </>
  );
}
