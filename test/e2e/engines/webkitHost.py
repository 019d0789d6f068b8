#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver, as wide as a phone; tells the page's errors on stderr, a line each behind @@."""
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

TELL = '''
(() => {
	const tell = (words) => window.webkit.messageHandlers.told.postMessage(String(words).slice(0, 600));
	const told = (one) => (one instanceof Error ? one.message + ' ' + one.stack : String(one));
	addEventListener('error', ({ message }) => message && tell(message));
	addEventListener('unhandledrejection', ({ reason }) => tell(told(reason)));
	addEventListener('securitypolicyviolation', (one) => tell(one.violatedDirective + ' ' + one.blockedURI));
	const { error } = console;
	console.error = (...all) => {
		tell(all.map(told).join(' '));
		error.apply(console, all);
	};
})();
'''

width, height = (int(side) for side in sys.argv[1].split('x'))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['en-GB'])
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)


def hear(_, result):
    print('@@' + result.get_js_value().to_string(), file=sys.stderr, flush=True)


def open_window(_):
    script = WebKit2.UserScript.new(
        TELL,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
    content = WebKit2.UserContentManager()
    content.add_script(script)
    content.connect('script-message-received::told', hear)
    content.register_script_message_handler('told')
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=content
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.connect('close', lambda *_: window.destroy())
    return view


def begin(_, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect('create-web-view', open_window)


context.connect('automation-started', begin)
Gtk.main()
