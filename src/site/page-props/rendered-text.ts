/** A text of an API description: HTML, or Markdown if the `TextTarget` of the content says so. Layouts get HTML. */
export type RenderedText = string;
