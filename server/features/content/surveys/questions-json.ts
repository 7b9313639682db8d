/** Returns SQL of stored questions in the format of the API, with all translations. */
export const questionsJson = (sql: string): string =>
  `(select json_agg(json_build_object('id', q.question->'id', 'kind', q.question->'kind',
      'textTranslations', q.question->'text', 'required', q.question->'required', 'options', (
        select coalesce(json_agg(json_build_object('id', o.option->'id', 'textTranslations', o.option->'text')
          order by o.place), '[]')
        from jsonb_array_elements(q.question->'options') with ordinality as o (option, place)
      )) order by q.place)
    from jsonb_array_elements(${sql}) with ordinality as q (question, place))`;
