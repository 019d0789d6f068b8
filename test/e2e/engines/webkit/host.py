#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver, of the size of a device.

Takes one argument in JSON: width, height, dark, still, scripts (whether pages may run theirs), workers (whether they may
keep a worker), downloads (a folder), agent (a script's path that every page begins with), compose (whether a keyboard that
composes is connected). Tells on stderr what happens, in JSON, a line each behind @@; does what a page asks by `asked`.
"""
import ctypes
import itertools
import json
import os
import signal
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

TELL = '''
(() => {
	const tell = (kind, words) => window.webkit.messageHandlers.told.postMessage(JSON.stringify([kind, String(words).slice(0, 600)]));
	const told = (one) => (one instanceof Error ? one.message + ' ' + one.stack : String(one));
	addEventListener('error', ({ message }) => message && !message.startsWith('ResizeObserver loop') && tell('pageerror', message));
	addEventListener('unhandledrejection', ({ reason }) => tell('pageerror', told(reason)));
	addEventListener('securitypolicyviolation', (one) => tell('pageerror', one.violatedDirective + ' ' + one.blockedURI));
	const { error } = console;
	console.error = (...all) => {
		tell('console', all.map(told).join(' '));
		error.apply(console, all);
	};
})();
'''
PR_SET_PDEATHSIG = 1
NO_WORKERS = 'if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {};'

# it goes with its driver, however that ends
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
asked = json.loads(sys.argv[1])
settings_of_gtk = Gtk.Settings.get_default()
settings_of_gtk.set_property('gtk-application-prefer-dark-theme', asked['dark'])
settings_of_gtk.set_property('gtk-enable-animations', not asked['still'])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['en-GB'])
windows = []
numbers = itertools.count()


def tell(window, kind, what):
    print('@@' + json.dumps([window, kind, what]), file=sys.stderr, flush=True)


def script_of(source):
    every = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    return WebKit2.UserScript.new(source, every, start, None, None)


class Composing(WebKit2.InputMethodContext):
    """A keyboard that composes words before it writes them."""

    text = ''

    def do_get_preedit(self):
        lines = [WebKit2.InputMethodUnderline.new(0, len(self.text))] if self.text else []
        return self.text, lines, len(self.text)

    def do_filter_key_event(self, event):
        return False

    def compose(self, text):
        begins = not self.text
        self.text = text
        if begins:
            self.emit('preedit-started')
        self.emit('preedit-changed')

    def commit(self, text):
        self.text = ''
        self.emit('committed', text)
        self.emit('preedit-finished')


def headers_of(request):
    headers = {}
    all_of_them = request.get_http_headers()
    if all_of_them:
        all_of_them.foreach(lambda name, value: headers.update({name.lower(): value}))
    return headers


def open_window(_):
    number = len(windows)
    content = WebKit2.UserContentManager()
    content.add_script(script_of(TELL))
    if not asked['workers']:
        content.add_script(script_of(NO_WORKERS))
    with open(asked['agent'], encoding='utf8') as agent:
        content.add_script(script_of(agent.read()))
    settings = WebKit2.Settings()
    settings.set_enable_javascript_markup(asked['scripts'])
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
        settings=settings,
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(asked['width'], asked['height'])
    window.add(view)
    window.show_all()
    window.move(0, 0)
    windows.append(view)
    keyboard = Composing() if asked['compose'] else None
    if keyboard:
        view.set_input_method_context(keyboard)

    def hear(_, result):
        kind, what = json.loads(result.get_js_value().to_string())
        tell(number, kind, what)

    def do(_, result):
        what, *how = json.loads(result.get_js_value().to_string())
        if what == 'script':
            content.add_script(script_of(how[0]))
        elif what == 'resize':
            window.resize(how[0], how[1])
        elif what == 'compose':
            keyboard.compose(how[0])
        elif what == 'commit':
            keyboard.commit(how[0])

    content.connect('script-message-received::told', hear)
    content.register_script_message_handler('told')
    content.connect('script-message-received::asked', do)
    content.register_script_message_handler('asked')
    view.connect('notify::uri', lambda *_: tell(number, 'at', view.get_uri()))
    view.connect(
        'resource-load-started',
        lambda _, resource, request: tell(
            number, 'request', [request.get_uri(), request.get_http_method(), headers_of(request)]
        ),
    )
    view.connect('close', lambda *_: window.destroy())
    return view


def keep(_, download):
    def decide(one, name):
        path = '%s/%d-%d-%s' % (asked['downloads'], os.getpid(), next(numbers), name)
        one.set_destination(path)
        one.connect('finished', lambda _: tell(0, 'download', [path, name]))
        return True

    download.connect('decide-destination', decide)


def begin(_, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect('create-web-view', open_window)


context.connect('automation-started', begin)
context.connect('download-started', keep)
Gtk.main()
