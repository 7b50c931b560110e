/** Where words of a name meet: after a dot, a slash, an underscore or a bracket, and before a capital letter. */
const meetingPoint = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./(])(?=\w)/;

/** Characters that fit on a line wherever names stand: most names need no break. */
const shortLength = 16;

/** The parts of a name between which a line may break; one where the name is short. */
export function breakableParts(text: string): readonly string[] {
  return text.length > shortLength ? text.split(meetingPoint) : [text];
}
