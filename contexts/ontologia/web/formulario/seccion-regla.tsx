import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useWatch } from 'react-hook-form';
import { LENGUAJES_REGLA, LIMITES_FICHA, SEVERIDADES, TIPOS_REGLA } from '../../contract/terms.ts';
import { RunReglaForm } from '../reglas/run-regla-form.tsx';
import { CampoArea, CampoElegida, CampoLista, CampoTexto } from './campos.tsx';
import styles from './formulario.module.css';
import { ListaElementos } from './lista-elementos.tsx';
import { PlantillaRegla } from './plantilla-regla.tsx';
import { CamposNombre, type SeccionProps } from './secciones.tsx';

const AYUDAS: Readonly<Record<string, string>> = {
  shacl:
    'SHACL escrito en Turtle. Los prefijos lci, sh, xsd, rdf, rdfs, owl, skos, dct y time ya están declarados.',
  regex: 'Cada valor de los elementos elegidos debe seguirla completa.',
};

/** A rule: in words, as SHACL or as a regular expression, tried on the spot. */
export function SeccionRegla(props: SeccionProps) {
  const { control, setValue } = props.form;
  const [lenguaje, expresion, severidad, mensaje, clase, elementos] = useWatch({
    control,
    name: ['lenguaje', 'expresion', 'severidad', 'mensaje', 'idClase', 'elementos'],
  });
  const runs = lenguaje !== 'texto';
  return (
    <>
      <Card title="Regla">
        <FormGrid>
          <CamposNombre {...props} />
          <FormCell span={6}>
            <CampoLista control={control} name="tipo" required labels={TIPOS_REGLA} />
          </FormCell>
          <FormCell span={6}>
            <CampoLista control={control} name="severidad" required labels={SEVERIDADES} />
          </FormCell>
          <FormCell span={12}>
            <CampoArea
              control={control}
              name="enunciado"
              required
              rows={3}
              maxLength={LIMITES_FICHA.texto}
              hint="La regla en español, como la diría a otra persona."
            />
          </FormCell>
          <FormCell span={6}>
            <CampoElegida control={control} name="idClase" que="clase" optional />
          </FormCell>
          <FormCell span={6}>
            <CampoLista control={control} name="lenguaje" required labels={LENGUAJES_REGLA} />
          </FormCell>
        </FormGrid>
      </Card>
      <ListaElementos
        control={control}
        titulo="Elementos de dato de los que trata"
        ayuda="Una expresión regular revisa los valores de estos elementos."
      />
      {runs ? (
        <Card title="Expresión de la regla">
          <FormGrid>
            {lenguaje === 'shacl' ? (
              <FormCell span={12}>
                <PlantillaRegla
                  mensaje={mensaje}
                  onWrite={(text) => setValue('expresion', text, { shouldDirty: true, shouldValidate: true })}
                />
              </FormCell>
            ) : null}
            <FormCell span={12}>
              <div className={styles['code']}>
                <CampoArea
                  control={control}
                  name="expresion"
                  required
                  rows={lenguaje === 'shacl' ? 10 : 2}
                  spellCheck={false}
                  maxLength={LIMITES_FICHA.expresion}
                  {...(AYUDAS[lenguaje] ? { hint: AYUDAS[lenguaje] } : {})}
                />
              </div>
            </FormCell>
            <FormCell span={12}>
              <CampoTexto
                control={control}
                name="mensaje"
                required
                maxLength={LIMITES_FICHA.mensaje}
                hint="Lo que lee quien incumple la regla."
              />
            </FormCell>
          </FormGrid>
        </Card>
      ) : null}
      {runs ? (
        <RunReglaForm
          regla={{
            lenguaje: lenguaje === 'regex' ? 'regex' : 'shacl',
            expresion,
            severidad: severidad === 'advertencia' ? 'advertencia' : 'error',
            mensaje,
            idClase: clase?.id ?? null,
            elementos: elementos.map(({ id }) => id),
          }}
        />
      ) : null}
    </>
  );
}
