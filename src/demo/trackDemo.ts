/** What analytics learns of a press: the category is the name of the event. */
export function trackDemo(label: string, action: string, category = 'demo') {
  return {
    'data-ga-event-category': category,
    'data-ga-event-label': label,
    'data-ga-event-action': action,
  };
}
